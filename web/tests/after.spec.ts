/** The story after the game: it adds up, leads back to any moment, and can be passed on. */
import { expect, test, type Page } from '@playwright/test'

import { botsRecord, nothingSerious, tableAt } from './steps'

const GAMES: { game: string; players: number; settings: Record<string, string>; tally: string }[] = [
  { game: 'kunitori', players: 3, settings: {}, tally: 'Cards and battles' },
  { game: 'white_castle', players: 2, settings: {}, tally: 'Dice taken' },
  { game: 'shogun', players: 3, settings: { court: 'on', leaders: 'on' }, tally: 'The tower' },
]
const PHONE = { width: 390, height: 844 }

function part(page: Page, title: string) {
  return page.locator('.part').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** The numbers in a row of a table, without its heading. */
async function numbers(page: Page, title: string, row: string): Promise<number[]> {
  const cells = part(page, title)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
  return (await cells.getByRole('cell').allTextContents()).map(Number)
}

for (const { game, players, settings, tally } of GAMES) {
  test(`the story of ${game}`, async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { seats } = await tableAt(request, await botsRecord(request, game, players, settings), players)
    await page.goto(`/#${seats[0]!.token}`)
    const story = page.getByRole('region', { name: 'The story of this game' })
    await expect(story.getByRole('heading', { level: 2 })).toContainText(/wins? with|share the victory/)

    const rows = part(page, 'Where the points come from').getByRole('row')
    await expect(rows.last()).toContainText('Total')
    const sums = Array.from({ length: players }, () => 0)
    for (const row of (await rows.all()).slice(1, -1)) {
      for (const [seat, cell] of (await row.getByRole('cell').allTextContents()).entries()) sums[seat]! += Number(cell)
    }
    expect(await numbers(page, 'Where the points come from', 'Total')).toEqual(sums)
    await expect(part(page, tally).getByRole('row')).not.toHaveCount(0)
    await expect(page.getByText('The seed fits its hash.')).toBeVisible()
    await nothingSerious(page)

    const slider = page.getByRole('slider', { name: 'Moment of the game' })
    const end = await slider.getAttribute('aria-valuetext')
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).not.toHaveAttribute('aria-valuetext', end!)

    await part(page, 'Key moments').getByRole('listitem').first().getByRole('button').first().click()
    await expect(page.getByRole('button', { name: 'Back to now' }).first()).toBeVisible()
    await expect(story).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the result' }).click()
    await expect(story).toBeVisible()

    await part(page, 'Key moments').getByRole('button', { name: 'Copy a link to this moment' }).last().click()
    await expect(page.getByText('The link is copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/&at=\d+$/)
    const guest = await context.newPage()
    await guest.goto(link)
    await expect(guest.getByRole('button', { name: 'Back to now' }).first()).toBeVisible()
  })
}

test('on a phone, at night, by keyboard', async ({ page, request }) => {
  const { seats } = await tableAt(request, await botsRecord(request, 'kunitori', 4), 4)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(`/#${seats[0]!.token}`)
  await expect(part(page, 'Key moments')).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(PHONE.width)
  await nothingSerious(page)
  const moment = part(page, 'Key moments').getByRole('listitem').first().getByRole('button').first()
  await moment.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible()
})

test('before the end there is no story', async ({ page, request }) => {
  const record = await botsRecord(request, 'kunitori', 2)
  const { table_id, seats } = await tableAt(request, record, 2, 10)
  const answer = await request.get(`/api/tables/${table_id}/chronicle`, {
    headers: { authorization: `Bearer ${seats[0]!.token}` },
  })
  expect(answer.status()).toBe(422)
  await page.goto(`/#${seats[0]!.token}`)
  await expect(page.locator('.after')).toHaveCount(0)
})
