// How long the page's main thread is busy with Shogun's map: five players, both sides, all expansions.
//
//     tenshu serve --port 8420 & node bench/shogun_map.mjs http://127.0.0.1:8420
//
// Prints milliseconds of the main thread's own time (script, style, layout, paint) for the first map, a choice and what follows from it,
// a province pointed at, a stretch of panning, and a stretch of zooming; and the longest task of each. A record kept in a file, named
// after the address, is walked through instead of a new game: for the same choices before and after a change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { chromium } from '../web/node_modules/@playwright/test/index.mjs'

const address = process.argv[2] ?? 'http://127.0.0.1:8420'
const kept = process.argv[3]
const OPTIONS = { side: 'moon', court: 'on', samurai: 'on', leaders: 'on', chambers: 'on' }
const CHOICES = 40
const DEBIAN = '/usr/bin/chromium'

async function ask(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${address}/api${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers.get('content-type').includes('json') ? answer.json() : answer.text()
}

/** A game that bots have played to its end. */
async function played() {
  const seats = Array.from({ length: 5 }, (_, seat) => (seat ? { kind: 'bot' } : { kind: 'person' }))
  const { game, seats: links } = await ask('/games', { id: crypto.randomUUID(), game: 'shogun', seats, options: OPTIONS })
  const token = links[0].token
  await ask(`/games/${game}/commands`, { do: 'hand-over', id: crypto.randomUUID() }, token)
  while ((await ask(`/games/${game}`, undefined, token)).status !== 'over') await new Promise((wake) => setTimeout(wake, 500))
  return ask(`/games/${game}/record`, undefined, token)
}

/** The last fifth of a game, to be walked through. */
async function opened() {
  const record = kept && existsSync(kept) ? readFileSync(kept, 'utf8') : await played()
  if (kept) writeFileSync(kept, record)
  const people = Array.from({ length: 5 }, () => ({ kind: 'person' }))
  const choices = record.split('\n').filter((line) => /^\d+ /.test(line)).length
  return ask('/games/import', { id: crypto.randomUUID(), record, seats: people, at: Math.floor(choices * 0.8) })
}

const browser = await chromium.launch({
  ...(existsSync(DEBIAN) && { executablePath: DEBIAN }), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
// Without the story's motion, which is drawn frame by frame.
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const engine = await page.context().newCDPSession(page)
await engine.send('Performance.enable', { timeDomain: 'threadTicks' })
// The page tells by itself when a frame has shown a new position: to ask it again and again would keep it busy.
await engine.send('Runtime.enable')
await engine.send('Runtime.addBinding', { name: 'told' })
let shown = () => {}
engine.on('Runtime.bindingCalled', ({ payload }) => shown(Number(payload)))
await page.addInitScript(() => {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration)
  }).observe({ entryTypes: ['longtask'] })
  const plain = window.WebSocket
  window.WebSocket = class extends plain {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', () => (window.heard ??= performance.now()))
    }
  }
  new MutationObserver((_, watch) => {
    const frame = document.querySelector('[data-sequence]')
    if (!frame || !document.querySelector('[id^=sg-at-]')) return
    watch.disconnect()
    const drawn = (then) => requestAnimationFrame(() => setTimeout(then))
    drawn(() => (window.mapped = performance.now()))
    new MutationObserver(() => drawn(() => window.told(frame.dataset.sequence))).observe(frame, { attributeFilter: ['data-sequence'] })
  }).observe(document, { childList: true, subtree: true })
})

async function busy() {
  const { metrics } = await engine.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Main thread time of each of `times` doings, and the longest task among them (none below 50 ms is told). */
async function measured(what, times, doing) {
  await page.evaluate(() => (window.longest = 0))
  const before = await busy()
  await doing()
  await page.waitForTimeout(600)
  const each = ((await busy()) - before) / times
  const longest = await page.evaluate(() => window.longest)
  console.log(`${what.padEnd(34)} ${each.toFixed(1).padStart(7)} ms each   longest task ${longest ? `${longest.toFixed(0)} ms` : 'under 50 ms'}`)
}

const { game, seats } = await opened()
const begun = await busy()
await page.goto(`${address}/#${seats[0].token}`)
await page.locator('[id^=sg-at-]').first().waitFor()
await page.waitForTimeout(1500)
console.log(`the page and its first map          ${((await busy()) - begun).toFixed(0).padStart(6)} ms in all`)
console.log(`from the first view to its map       ${(await page.evaluate(() => window.mapped - window.heard)).toFixed(0).padStart(5)} ms`)
console.log(`elements on the page                ${await page.evaluate(() => document.querySelectorAll('*').length)}`)
await measured('nothing at all (0.6 s of waiting)', 1, async () => {})
await measured('a choice and what follows from it', CHOICES, async () => {
  for (let choice = 0; choice < CHOICES; choice++) {
    const table = await ask(`/games/${game}`, undefined, seats[0].token)
    const seat = table.deciders[0]
    const asked = await ask(`/games/${game}`, undefined, seats[seat].token)
    const said = { do: 'choose', id: crypto.randomUUID(), on: asked.sequence, choices: [asked.question.choices[0].notation] }
    const seen = new Promise((then) => (shown = (sequence) => sequence > table.sequence && then()))
    await ask(`/games/${game}/commands`, said, seats[seat].token)
    await seen
  }
})
await measured('a province pointed at', 45, () => page.evaluate(async () => {
  for (const land of document.querySelectorAll('[id^=sg-at-]')) {
    land.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}))
await page.mouse.move(500, 400)
await measured('a frame of panning', 60, async () => {
  await page.mouse.down()
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(500 + step * 3, 400 + step)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
})
await measured('a frame of zooming', 30, async () => {
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(0, step < 15 ? -60 : 60)
    await page.waitForTimeout(16)
  }
})
await browser.close()
