/** The table of The White Castle: what a die earns or costs is shown before it is placed. */
import { expect, test, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import { ask, newTable, nothingSerious, person, quick, requestId } from './steps'

type View = Forms['WhiteCastleView']

/** A table of two at the first die, seen by whoever takes it. */
async function atFirstDie(page: Page): Promise<string> {
  const table = await newTable(page.request, 'white_castle', [person(0), person(1)])
  const tokens = table.seats.map((seat) => seat.token)
  for (;;) {
    for (const token of tokens) {
      const shown = await ask<Forms['TableShown']>(page.request, `/tables/${table.table_id}`, undefined, token)
      if (shown.question?.kind === 'take') return token
      if (!shown.question) continue
      const choices = [shown.question.choices[0]!.notation]
      await ask(
        page.request,
        `/tables/${table.table_id}/commands`,
        { do: 'choose', id: requestId(), on: shown.sequence, choices },
        token,
      )
    }
  }
}

async function view(page: Page, token: string): Promise<View> {
  const shown = await ask<Forms['TableShown']>(page.request, `/tables/${token.split('.')[0]}`, undefined, token)
  return shown.view as unknown as View
}

test('whoever chooses a pair of cards sees the dice', async ({ page }) => {
  const table = await newTable(page.request, 'white_castle', [person(0), person(1)])
  await quick(page)
  await page.goto(`/#${table.seats[0]!.token}`)
  const board = page.locator('.white-castle')
  await expect(board.locator('.pairs li')).toHaveCount(3)
  await expect(board.locator('.bridge .dice > .die')).toHaveCount(9)
})

test('a die shows its prices, can be put back, and goes where it is sent', async ({ page }) => {
  const token = await atFirstDie(page)
  await quick(page)
  await page.goto(`/#${token}`)
  const board = page.locator('.white-castle')
  const die = board.locator('[data-choice="take red right"]')
  await die.click()
  await expect(die).toHaveAttribute('aria-pressed', 'true')
  const well = board.locator('[data-choice="place well"]')
  const value = (await view(page, token)).bridges.red!.right!
  await expect(well).toHaveAccessibleName(value > 1 ? /gain \d coin/ : /well/)
  await nothingSerious(page)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(well).toHaveCount(0)
  await die.click()
  await well.click()
  await expect.poll(async () => (await view(page, token)).well.dice.red).toBe(1)
})

test('a die is taken and placed by keyboard, by night, on a phone', async ({ page }) => {
  const token = await atFirstDie(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await quick(page)
  await page.goto(`/#${token}`)
  await page.evaluate(() => (document.documentElement.dataset.light = 'night'))
  const die = page.locator('[data-choice="take white left"]')
  await die.focus()
  await page.keyboard.press('Space')
  await expect(die).toHaveAttribute('aria-pressed', 'true')
  await nothingSerious(page)
  await page.locator('[data-choice="place well"]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await view(page, token)).well.dice.white).toBe(1)
})

test('on a phone a die that was picked leads to where it can go', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const token = await atFirstDie(page)
  await quick(page)
  await page.goto(`/#${token}`)
  const asked = page.locator('.sheet .words')
  await expect(asked).toHaveText('Which die do you take from the bridges?')
  await page.locator('[data-choice="take red right"]').tap()
  await expect(asked).toHaveText('Where does it go?')
  await expect(page.locator('.castle')).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('navigation').getByRole('button', { name: 'Choices' }).tap()
  const ways = page.getByRole('group', { name: 'What you can choose' }).getByRole('button')
  await expect(ways.last()).toHaveText('Put it back')
  await ways.filter({ hasText: 'the well' }).tap()
  await expect.poll(async () => (await view(page, token)).well.dice.red).toBe(1)
  await context.close()
})
