/** Whole games through the page: against bots, between two browsers, and at one device. */
import { expect, test, type Page } from '@playwright/test'

import { bot, byKeyboard, newTable, isOver, lots, nothingSerious, person, playToTheEnd, quick, step } from './steps'

const GAMES = [
  { game: 'kunitori', bots: 2 },
  { game: 'white_castle', bots: 1 },
]

async function sit(page: Page, token: string, language?: string): Promise<Page> {
  await quick(page, language, true)
  await page.goto(`/#${token}`)
  await page.locator('.frame, .curtain').first().waitFor()
  return page
}

for (const { game, bots } of GAMES) {
  test(`${game}: a game against bots, to its end`, async ({ page, request }) => {
    const opponents = Array.from({ length: bots }, (_, seat) => bot(seat + 1))
    const table = await newTable(request, game, [person(0), ...opponents])
    await sit(page, table.seats[0]!.token)
    for (let moves = 0, lot = lots(7); moves < 10; moves++) await step(page, lot)
    await playToTheEnd([page])
    await nothingSerious(page)
  })

  test(`${game}: two browsers against each other`, async ({ browser, request }) => {
    const table = await newTable(request, game, [person(0), person(1)])
    const languages = ['de', 'fr']
    const pages = []
    for (const [seat, { token }] of table.seats.entries()) {
      const page = await (await browser.newContext()).newPage()
      pages.push(await sit(page, token, languages[seat]))
    }
    await playToTheEnd(pages)
    for (const page of pages) expect(await isOver(page)).toBe(true)
  })

  test(`${game}: two people at one phone, hands hidden, first by keyboard`, async ({ page, request }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const table = await newTable(request, game, [person(0), person(1)])
    const tokens = table.seats.map((seat) => seat.token)
    const kept = Object.fromEntries(
      table.seats.map(({ seat, token }) => [
        token,
        { game, table: table.table_id, seat, name: person(seat!).name, hotseat: tokens, at: seat! },
      ]),
    )
    await page.addInitScript((links) => localStorage.setItem('tenshu.tokens', links), JSON.stringify(kept))
    await sit(page, tokens[0]!)
    await expect(page.locator('.curtain')).toBeVisible()
    await expect(page.locator('.board')).toHaveCount(0)
    for (let moves = 0, lot = lots(5); moves < 20; moves++) await step(page, lot, byKeyboard)
    await page.reload()
    await playToTheEnd([page])
  })
}
