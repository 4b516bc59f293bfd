import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const port = 8497
const base = `http://127.0.0.1:${port}`
const NAMES = ['Aya', 'Ben', 'Chiyo', 'Daichi', 'Emi']
const games = [['kunitori', 4], ['white_castle', 3], ['solo', 1], ['shogun', 5]]
const only = process.argv[2]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [name, players] of games) {
  if (only && only !== name) continue
  const record = readFileSync(`/tmp/story-${name}.tenshu`, 'utf-8')
  const seats = NAMES.slice(0, players).map((n) => ({ kind: 'person', name: n }))
  const answer = await fetch(`${base}/api/games/import`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: crypto.randomUUID(), record, seats }) })
  const made = await answer.json()
  if (!made.seats) { console.log(made); continue }
  for (const [size, width, height, light, lang] of [['desk', 1440, 900, 'light', 'en-GB'], ['phone', 390, 844, 'dark', 'de-DE']]) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: light, locale: lang })
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log('ERROR', e.message))
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
    await page.goto(`${base}/#${made.seats[0].token}`)
    await page.waitForSelector('.after .part', { timeout: 20000 })
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/storyshots/${name}-${size}.png` })
    const h = await page.evaluate(() => document.querySelector('.after').scrollHeight)
    await page.setViewportSize({ width, height: Math.min(4200, h + 330) })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/storyshots/${name}-${size}-whole.png` })
    await context.close()
  }
}
await browser.close()
