// What a browser sees of the page: bytes of the first load, time until it answers, from an answer to its effect, layout
// jumps and the longest gap between frames. Start `tenshu serve --rate 1000`, then: node bench/page.mjs http://127.0.0.1:8420
import { existsSync } from 'node:fs'

import { chromium } from '../web/node_modules/@playwright/test/index.mjs'

const DEBIAN = '/usr/bin/chromium'
const CHOICES = 40
const base = process.argv[2] ?? 'http://127.0.0.1:8420'
const browser = await chromium.launch({
  ...(existsSync(DEBIAN) && { executablePath: DEBIAN }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
})

async function firstLoad() {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  let bytes = 0
  wire.on('Network.loadingFinished', (done) => (bytes += done.encodedDataLength))
  const begin = performance.now()
  await page.goto(base)
  await page.getByRole('button', { name: 'Play now' }).first().click({ trial: true })
  const interactive = performance.now() - begin
  await page.waitForLoadState('networkidle')
  const home = bytes
  await page.getByRole('button', { name: 'Play now' }).last().click()
  await page.locator('.choices .choice').first().waitFor()
  await page.waitForLoadState('networkidle')
  console.log(`home: ${(home / 1000).toFixed(0)} kB, answers after ${interactive.toFixed(0)} ms; a table on top: ${((bytes - home) / 1000).toFixed(0)} kB`)
  return page
}

/** In the page: watch jumps of the layout, frames, and the time from an answer's arrival to the frame that shows its effect. */
function watch() {
  const seen = { times: [], jumps: 0, gap: 0 }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) seen.jumps = Math.max(seen.jumps, one.value)
  }).observe({ type: 'layout-shift' })
  let last = performance.now()
  const tick = (now) => {
    seen.gap = Math.max(seen.gap, now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  const plain = window.fetch
  window.fetch = async (...args) => {
    const before = document.querySelector('.frame').dataset.sequence
    const answer = await plain(...args)
    if (String(args[0]).endsWith('/commands')) {
      const answered = performance.now()
      const look = (now) => {
        if (document.querySelector('.frame').dataset.sequence === before) requestAnimationFrame(look)
        else seen.times.push(Math.max(0, now - answered))
      }
      requestAnimationFrame(look)
    }
    return answer
  }
}

async function effects(page) {
  await page.evaluate(watch)
  for (let made = 0; made < CHOICES; made++) {
    await page.locator('.choices .choice:not([aria-disabled=true])').last().click()
    await page.waitForTimeout(60)
  }
  const { times, jumps, gap } = await page.evaluate(() => window.seen)
  times.sort((a, b) => a - b)
  return { median: times[times.length >> 1], most: times.at(-1), jumps, gap }
}

const page = await firstLoad()
const { median, most, jumps, gap } = await effects(page)
console.log(`effect of a choice after its answer: median ${median.toFixed(0)} ms, most ${most.toFixed(0)} ms`)
console.log(`largest jump of the layout ${jumps.toFixed(3)}; longest gap between frames ${gap.toFixed(0)} ms`)
await browser.close()
