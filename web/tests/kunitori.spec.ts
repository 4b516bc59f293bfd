import { readFileSync } from 'node:fs'

import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import type { Script } from '../src/learn/book'
import { ask, nothingSerious, quick, tableAt, requestId } from './steps'

// Others' deeds are shown one after another where motion is wanted, and a key then hurries them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const script = JSON.parse(readFileSync('src/games/kunitori/learn/script.json', 'utf-8')) as Script

/** The table of the first game when its tutor would say this; the tokens of both seats. */
async function when(request: APIRequestContext, say: string): Promise<string[]> {
  const { table_id, seats } = await tableAt(request, `${script.record.join('\n')}\n`, 2)
  const tokens = seats.map((seat) => seat.token)
  let { sequence } = await ask<Forms['TableShown']>(request, `/tables/${table_id}`, undefined, tokens[0])
  for (const step of script.steps) {
    const moves = step.auto ?? []
    for (const [seat, notation] of step.say === say
      ? moves
      : [...moves, ...[step.choose ?? []].flat().map((choice) => [0, choice] as const)]) {
      const command = { do: 'choose', id: requestId(), on: sequence, choices: [notation] }
      sequence = (await ask<Forms['Accepted']>(request, `/tables/${table_id}/commands`, command, tokens[seat])).sequence
    }
    if (step.say === say) break
  }
  return tokens
}

async function open(page: Page, token: string, light = 'day'): Promise<void> {
  await quick(page)
  await page.goto(`/#${token}`)
  await expect(page.locator('.market')).toBeVisible()
  await page.evaluate((light) => (document.documentElement.dataset.light = light), light)
}

for (const light of ['day', 'night']) {
  test(`a purchase in the market, by ${light}`, async ({ page, request }) => {
    const [mine] = await when(request, 'silver')
    await open(page, mine!, light)
    await nothingSerious(page)
    await page
      .getByRole('button', { name: /^Buy a Silver/ })
      .first()
      .click()
    await expect(page.locator('[data-spot="pool:silver"] .count')).toHaveText('×19')
    await expect(page.getByRole('button', { name: '9 cards in all' })).toBeVisible()
  })

  test(`a battle builds up and ends, by ${light}`, async ({ page, request }) => {
    const [mine] = await when(request, 'ambush')
    await open(page, mine!, light)
    const stage = page.getByRole('group', { name: 'Battle' })
    await expect(stage.locator('.total')).toHaveText(['3', '2'])
    await expect(stage).toContainText('As it stands, Ben wins and takes a Village.')
    await nothingSerious(page)
    await stage.getByRole('button', { name: /^Ambush/ }).click()
    await page.locator('.hand .can[data-card=rising-general]').click()
    await expect(stage.locator('.total')).toHaveText(['3', '4'])
    await page.getByRole('button', { name: 'No more cards in ambush' }).click()
    await expect(stage).toContainText('throws')
    await nothingSerious(page)
    await page.getByRole('button', { name: 'Take a Village', exact: true }).click()
    await stage.getByRole('button', { name: 'Back to the market' }).click()
    await expect(stage).toBeHidden()
  })
}

test('a card is read in full with the key i, and all of them in one list', async ({ page, request }) => {
  const [mine] = await when(request, 'play')
  await open(page, mine!)
  await page.locator('[data-spot="pool:magnificent-castle"] button').press('i')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Deployable cards may stay in camp')
  await nothingSerious(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'All cards' }).click()
  await expect(dialog.getByRole('article')).toHaveCount(33)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('what can not be bought is explained', async ({ page, request }) => {
  const [mine] = await when(request, 'silver')
  await open(page, mine!)
  await page.locator('[data-spot="pool:country"] button').click()
  await expect(page.getByText('Country costs 10, and you have 3 money.')).toBeVisible()
})

test('a general is paid for and attacks, with the keyboard on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [mine, theirs] = await when(request, 'pay')
  await open(page, mine!)
  const frame = page.locator('.frame')
  for (const wanted of ['silver', 'silver', 'copper']
    .map((card) => `.hand .can[data-card=${card}]`)
    .concat('[data-spot="pool:oda-nobunaga"] button.can')) {
    const before = (await frame.getAttribute('data-sequence'))!
    await page.locator(wanted).press('Enter')
    await expect(frame).not.toHaveAttribute('data-sequence', before)
    await expect(page.locator('.can, .attack').first()).toBeVisible()
  }
  await page.locator('.realm').getByRole('button', { name: 'Attack Ben' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Battle' }).locator('.total')).toHaveText(['9', '2'])
  await nothingSerious(page)
  const table_id = theirs!.split('.')[0]!
  const { sequence } = await ask<Forms['TableShown']>(request, `/tables/${table_id}`, undefined, theirs)
  await ask(
    request,
    `/tables/${table_id}/commands`,
    { do: 'choose', id: requestId(), on: sequence, choices: ['reinforce'] },
    theirs,
  )
  await expect(page.getByRole('group', { name: 'Battle' })).toContainText('wins a Country')
})

test('a finger looks at a card before it buys', async ({ browser, request }) => {
  const [mine] = await when(request, 'silver')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, mine!)
  const frame = page.locator('.frame')
  const before = (await frame.getAttribute('data-sequence'))!
  const dialog = page.getByRole('dialog')
  await page.locator('[data-spot="pool:country"] button').tap()
  await expect(dialog).toContainText('Country')
  await expect(dialog.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await page.locator('[data-spot="pool:silver"] button').tap()
  await expect(dialog).toContainText('Silver')
  await nothingSerious(page)
  await expect(frame).toHaveAttribute('data-sequence', before)
  await dialog.getByRole('button', { name: 'Buy a Silver' }).tap()
  await expect(frame).not.toHaveAttribute('data-sequence', before)
  await expect(page.locator('[data-spot="pool:silver"] .count')).toHaveText('×19')
  await context.close()
})
