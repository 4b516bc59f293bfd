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

/** In the page: from the answer's arrival to the frame in which its effect is seen, for each choice. */
async function effects(page) {
  return page.evaluate(async (many) => {
    const times = []
    let jumps = 0
    let gap = 0
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if (!one.hadRecentInput) jumps += one.value
    }).observe({ type: 'layout-shift' })
    let last = performance.now()
    const tick = (now) => {
      gap = Math.max(gap, now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const plain = window.fetch
    let answered = 0
    window.fetch = async (...args) => {
      const answer = await plain(...args)
      if (String(args[0]).endsWith('/commands')) answered = performance.now()
      return answer
    }
    const frame = () => document.querySelector('.frame')
    for (let made = 0; made < many && frame().dataset.status !== 'over'; ) {
      const choices = document.querySelectorAll('.choices .choice:not([aria-disabled=true])')
      if (choices.length) {
        const before = frame().dataset.sequence
        answered = 0
        choices[choices.length - 1].click()
        while (!answered || frame().dataset.sequence === before) await new Promise(requestAnimationFrame)
        times.push(performance.now() - answered)
        made++
      }
      await new Promise((wake) => setTimeout(wake, 30))
    }
    times.sort((a, b) => a - b)
    return { median: times[times.length >> 1], most: times.at(-1), jumps, gap }
  }, CHOICES)
}

const page = await firstLoad()
const { median, most, jumps, gap } = await effects(page)
console.log(`effect of a choice after its answer: median ${median.toFixed(0)} ms, most ${most.toFixed(0)} ms`)
console.log(`layout shift ${jumps.toFixed(3)}; longest gap between frames ${gap.toFixed(0)} ms`)
await browser.close()
