/** Every main screen at the size of a desk and of a phone, by day and by night, into docs/screens. */
import { test, type APIRequestContext, type Browser, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import { ask, botsRecord, tableAt } from '../tests/steps'

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const FOLDER = '../docs/screens'
const ALL = { side: 'moon', start: 'draft', leaders: 'on', samurai: 'on', court: 'on', chambers: 'on' }
const PLACES = {
  home: '/',
  new: '/#/new/shogun',
  lobby: '/#/lobby',
  learn: '/#/learn',
  rules: '/#/learn/white_castle',
  sources: '/#/learn/kunitori/sources',
}
const TABLES = [
  { name: 'kunitori', game: 'kunitori', players: 4, parts: [0.55] },
  { name: 'white-castle', game: 'white_castle', players: 3, parts: [0.4] },
  { name: 'shogun', game: 'shogun', players: 5, parts: [0.3, 0.55] },
  { name: 'shogun-all', game: 'shogun', players: 5, parts: [0.6], options: ALL },
]

/** Fonts are there, pictures are drawn and nothing moves any more. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

async function picture(browser: Browser, baseURL: string, place: string, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const [light, colorScheme] of [
      ['day', 'light'],
      ['night', 'dark'],
    ] as const) {
      const page = await (
        await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' })
      ).newPage()
      await page.goto(place)
      await page.waitForLoadState('networkidle')
      await atRest(page)
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${light}.jpg`, type: 'jpeg', quality: 80 })
      await page.context().close()
    }
}

async function asked(request: APIRequestContext, table: Forms['Created']): Promise<string> {
  const tokens = table.seats.map((seat) => seat.token)
  const { tables } = await ask<Forms['MyTables']>(request, '/mine', { tokens })
  return tokens[
    Math.max(
      0,
      tables.findIndex((one) => one.your_turn),
    )
  ]!
}

for (const [name, place] of Object.entries(PLACES))
  test(name, ({ browser, baseURL }) => picture(browser, baseURL!, place, name))

for (const { name, game, players, parts, options } of TABLES)
  test(name, async ({ browser, request, baseURL }) => {
    const record = await botsRecord(request, game, players, options)
    const choices = record.split('\nchoices\n')[1]!.trim().split('\n').length
    for (const [number, part] of parts.entries()) {
      const table = await tableAt(request, record, players, Math.floor(choices * part))
      await picture(browser, baseURL!, `/#${await asked(request, table)}`, `${name}-${number + 1}`)
    }
    const over = await tableAt(request, record, players)
    await picture(browser, baseURL!, `/#${over.seats[0]!.token}`, `${name}-after`)
  })
