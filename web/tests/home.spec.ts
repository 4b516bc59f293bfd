import { expect, test, type Page } from '@playwright/test'

import { nothingSerious } from './steps'

const GAMES = ['Shogun', 'The White Castle', 'Kunitori!']

function card(page: Page, game: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) })
}

function own(page: Page) {
  return page.getByRole('region', { name: 'Your tables' })
}

/** Sit down at a new table of Kunitori!, everyone in the given way. */
async function set(page: Page, ...sitters: string[]): Promise<void> {
  await page.goto('/#/new/kunitori')
  await page.getByRole('button', { name: `${sitters.length} players` }).click()
  for (const [seat, sitter] of sitters.entries()) {
    await page.getByLabel(`Who sits in seat ${seat + 1}`).selectOption(sitter)
    const name = page.getByLabel(`Name in seat ${seat + 1}`)
    if (sitter === 'here' || sitter === 'link') await name.fill(['Aya', 'Ben', 'Chiyo'][seat]!)
  }
  await page.getByRole('button', { name: 'Set the table' }).click()
}

test('the home page has the three games, by day and by night', async ({ page }) => {
  await page.goto('/')
  for (const game of GAMES) await expect(card(page, game)).toBeVisible()
  await nothingSerious(page)
  await page.getByRole('button', { name: 'Light: as the system' }).click()
  await page.getByRole('button', { name: 'Light: day' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night')
  await nothingSerious(page)
})

test('the language changes at once and stays', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language').selectOption('de')
  await expect(card(page, 'Die Weiße Burg')).toBeVisible()
  await page.getByLabel('Sprache').selectOption('fr')
  await page.reload()
  await expect(card(page, 'Le Château blanc')).toBeVisible()
})

for (const game of GAMES) {
  test(`one click leads to a table of ${game}`, async ({ page }) => {
    await page.goto('/')
    await card(page, game).getByRole('button', { name: 'Play now' }).click()
    await expect(page).toHaveURL(/#[a-z2-7]{16}\./)
  })
}

test('an option of an expansion is asked for only with it', async ({ page }) => {
  await page.goto('/#/new/shogun')
  const option = page.getByRole('group', { name: 'Leaders after winter' })
  const leaders = page.getByRole('group', { name: 'Military Leaders' })
  await expect(leaders).toBeVisible()
  await expect(option).toHaveCount(0)
  await leaders.getByRole('radio', { name: 'with', exact: true }).check({ force: true })
  await expect(option).toBeVisible()
  await leaders.getByRole('radio', { name: 'without' }).check({ force: true })
  await expect(option).toHaveCount(0)
})

test('a table is created, its links are handed out, and it waits in the list', async ({ page, browser }) => {
  await set(page, 'here', 'link', 'open')
  await expect(page.getByRole('heading', { name: 'The table is set: Kunitori!' })).toBeVisible()
  await nothingSerious(page)
  await expect(page.getByLabel('For Ben')).toHaveValue(/#[a-z2-7]{16}\./)
  await page.getByRole('button', { name: 'QR code' }).first().click()
  await expect(page.getByRole('img', { name: 'QR code: For whoever takes the open seat' })).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'For whoever takes the open seat' }).inputValue()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.getByText('Please enter a name.')).toBeVisible()
  await guest.getByLabel('Your name').fill('x'.repeat(41))
  await expect(guest.getByText('at most 40 letters')).toBeVisible()
  await guest.getByLabel('Your name').fill('Chiyo')
  await nothingSerious(guest)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest).toHaveURL(/#[a-z2-7]{16}\./)

  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await late.getByLabel('Your name').fill('Dai')
  await late.getByRole('button', { name: 'Sit down' }).click()
  await expect(late.getByText('Somebody was faster')).toBeVisible()

  await page.goto('/#/')
  await expect(own(page).getByRole('listitem')).toContainText('Aya, Ben, Chiyo')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your tables')).toBeHidden()
})

test('everyone at the table has a share in the shuffle', async ({ page, browser }) => {
  await set(page, 'here', 'link', 'open')
  const forBen = await page.getByLabel('For Ben').inputValue()
  const forAnyone = await page.getByRole('textbox', { name: 'For whoever takes the open seat' }).inputValue()
  await page.getByRole('link', { name: 'Take your seat' }).click()
  await expect(page.getByText('only a sample')).toBeVisible()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(forAnyone)
  await expect(guest.getByText('At the table: Aya, Ben')).toBeVisible()
  await guest.getByLabel('Your name').fill('Chiyo')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.getByText('Waiting for Ben')).toBeVisible()
  const ben = await (await browser.newContext()).newPage()
  await ben.goto(forBen)
  for (const one of [page, guest, ben]) {
    await expect(one.locator('.frame')).toHaveAttribute('data-status', 'running')
    await one.getByRole('button', { name: 'Table and settings' }).click()
    const menu = one.getByRole('dialog')
    await expect(menu.getByText(/mixed from shares of Aya, Ben,? and Chiyo and the server/)).toBeVisible()
    await expect(menu.getByText('Your own share is not in it')).toBeHidden()
  }
})

test('people at one device share a table and a line of the list', async ({ page }) => {
  await set(page, 'here', 'here')
  await expect(page).toHaveURL(/#[a-z2-7]{16}\./)
  await page.goto('/#/')
  const line = own(page).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Your turn')
})

test('what can not be is explained', async ({ page }) => {
  await page.goto('/#/nowhere')
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await page.goto('/#/join/aaaaaaaaaaaaaaaa')
  await page.getByLabel('Your name').fill('Aya')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('This table is gone')).toBeVisible()
  await page.goto('/#/')
  await page.getByLabel('Paste the link').fill('https://example.org/')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('This is no link to a table.')).toBeVisible()
  await page.route('**/api/rules', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server doesn’t answer' })).toBeVisible()
  await page.unroute('**/api/rules')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Shogun')).toBeVisible()
})

test('a record can be opened and played on', async ({ page }) => {
  const record = [
    'tenshu record 1',
    'game kunitori 2',
    'players 2',
    'name 1 Aya',
    'name 2 Ben',
    'seed-hash 4ad5c0d7b1cbee50e51ee4a96ab1c2a5dab9fd3ad1f36c2ca7b2ff1c0d5e1d75',
    'choices',
    '',
  ].join('\n')
  await page.goto('/#/record')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByText('notes.txt is no record')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.tenshu', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.getByRole('button', { name: 'Set the table' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'seed' })).toBeVisible()
})

test('on a phone nothing runs over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const place of ['/#/', '/#/new/shogun', '/#/lobby', '/#/record']) {
    await page.goto(place)
    await page.getByRole('contentinfo').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
