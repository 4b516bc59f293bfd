import { expect, test, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import { ask, bot, botsRecord, newTable, nothingSerious, person, tableAt, wish } from './steps'

// Others' deeds are shown one after another where motion is wanted, and a key then hurries them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const choices = (page: Page) => page.getByRole('group', { name: 'What you can choose' }).getByRole('button')
const question = (page: Page) => page.getByRole('heading', { level: 1 })
const look = (page: Page, token: string) =>
  ask<Forms['TableShown']>(page.request, `/tables/${token.split('.')[0]}`, undefined, token)

async function open(page: Page, token: string, wishes: Record<string, unknown> = {}): Promise<void> {
  await wish(page, { list: true, ...wishes })
  await page.goto(`/#${token}`)
  await expect(question(page)).not.toBeEmpty()
}

/** A table of Kunitori! where the first player is asked something. */
async function sitDown(page: Page, wishes = {}): Promise<string> {
  const { seats } = await newTable(page.request, 'kunitori', [person(0), bot(1)])
  const { token } = seats[0]!
  await open(page, token, wishes)
  await expect(choices(page).first()).toBeEnabled()
  return token
}

/** Make the first choice again and again until it is done; never one before the last has been answered. */
async function chooseUntil(
  page: Page,
  done: () => Promise<boolean>,
  choose = () => page.keyboard.press('1'),
): Promise<void> {
  const sequence = () => page.locator('.frame').getAttribute('data-sequence')
  const ready = page.locator('.choices .choice:not([aria-disabled=true])').first()
  const chosen = async () => {
    if ((await done()) || !(await ready.isVisible())) return done()
    const before = await sequence()
    await choose()
    await expect.poll(async () => (await done()) || (await sequence()) !== before).toBe(true)
    return done()
  }
  await expect.poll(chosen, { timeout: 60_000 }).toBe(true)
}

for (const game of ['kunitori', 'white_castle', 'shogun']) {
  test(`${game} is played by keyboard alone, from the list of choices`, async ({ page }) => {
    const { seats } = await newTable(
      page.request,
      game,
      game === 'shogun' ? [person(0), bot(1), bot(2)] : [person(0), bot(1)],
    )
    const { token } = seats[0]!
    await open(page, token, { list: false })
    await page.keyboard.press('l')
    for (let made = 0; made < 8; made++) {
      await expect(choices(page).first()).toBeEnabled({ timeout: 30_000 })
      const before = (await look(page, token)).sequence
      if (made % 3 === 0) await choices(page).first().focus()
      if (made % 3 < 2) await expect(choices(page).first()).toBeFocused()
      await page.keyboard.press(made % 3 === 2 ? '1' : 'Enter')
      await expect.poll(async () => (await look(page, token)).sequence).toBeGreaterThan(before)
    }
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
}

test('a reload shows the same table again', async ({ page }) => {
  const token = await sitDown(page)
  const { sequence } = await look(page, token)
  await page.keyboard.press('1')
  await expect(page.locator('.frame')).not.toHaveAttribute('data-sequence', String(sequence))
  await expect(choices(page).first()).toBeEnabled()
  const asked = await question(page).innerText()
  await page.reload()
  await expect(question(page)).toHaveText(asked)
})

test('a choice whose answer is lost is made once', async ({ page }) => {
  const token = await sitDown(page)
  const before = (await look(page, token)).sequence
  const answers: Forms['Accepted'][] = []
  await page.route('**/commands', async (route) => {
    const answer = await route.fetch()
    answers.push((await answer.json()) as Forms['Accepted'])
    await (answers.length > 1 ? route.fulfill({ response: answer }) : route.abort())
  })
  await choices(page).first().click()
  await expect.poll(() => answers.length).toBeGreaterThan(1)
  await expect(choices(page).first()).toBeVisible()
  expect(answers[0]!.sequence).toBe(before + 1)
  expect(answers[1]).toEqual(answers[0])
})

test('without a network the page says so, keeps the choice, and sends it later', async ({ page, context }) => {
  const token = await sitDown(page)
  const before = (await look(page, token)).sequence
  await context.setOffline(true)
  await choices(page).first().click()
  await expect(question(page)).toHaveText(/Your choice is kept/)
  expect((await look(page, token)).sequence).toBe(before)
  await context.setOffline(false)
  await expect.poll(async () => (await look(page, token)).sequence, { timeout: 20_000 }).toBeGreaterThan(before)
  await expect(question(page)).not.toHaveText(/Your choice is kept/)
})

test('undo takes back a choice, and the same question comes again', async ({ page }) => {
  const { seats } = await newTable(page.request, 'white_castle', [person(0), person(1)])
  const deciding = (await look(page, seats[0]!.token)).deciders[0]!
  const { token } = seats[deciding]!
  await open(page, token)
  const asked = await question(page).innerText()
  const { sequence } = await look(page, token)
  await choices(page).first().click()
  await expect(page.locator('.frame')).not.toHaveAttribute('data-sequence', String(sequence))
  await expect(question(page)).not.toHaveText(asked)
  expect((await look(page, token)).undo).toBe(true)
  await page.keyboard.press('u')
  await expect(question(page)).toHaveText(asked)
  await expect(choices(page).first()).toBeEnabled()
})

test('a hint names choices and what to expect of them', async ({ page }) => {
  const token = await sitDown(page)
  const before = (await look(page, token)).sequence
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByRole('heading', { name: 'Worth considering' })).toBeVisible()
  const best = page.locator('.choice.hinted').first()
  await expect(best).toHaveText(/about \d+ points at the end, (\d+ (ahead|behind)|level)/)
  await best.click()
  await expect.poll(async () => (await look(page, token)).sequence).toBeGreaterThan(before)
})

test('what can not be taken back waits for a confirmation, where that is wanted', async ({ page }) => {
  const token = await sitDown(page, { confirm: true })
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await chooseUntil(page, () => confirm.isVisible())
  const before = (await look(page, token)).sequence
  await page.keyboard.press('Escape')
  await expect(confirm).toBeHidden()
  await page.keyboard.press('1')
  expect((await look(page, token)).sequence).toBe(before)
  await confirm.click()
  await expect.poll(async () => (await look(page, token)).sequence).toBeGreaterThan(before)
})

test('it says why something is not possible', async ({ page }) => {
  await sitDown(page)
  await chooseUntil(page, async () => /what do you buy/.test(await question(page).innerText()))
  await page.getByText('Not possible now, and why').click()
  await expect(page.getByText(/Country costs 10, and you have/)).toBeVisible()
})

test('a game that is over can be watched again and played on from any move', async ({ page }) => {
  const record = await botsRecord(page.request, 'kunitori', 2)
  const { seats } = await tableAt(page.request, record, 2)
  await open(page, seats[0]!.token)
  await expect(question(page)).toHaveText(/The game is over/)
  const slider = page.getByRole('slider', { name: 'Look back' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(question(page)).toHaveText(/step 0 of/)
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(question(page)).toHaveText(/step 1 of/)
  await nothingSerious(page)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).not.toHaveURL(new RegExp(seats[0]!.token.replaceAll('.', '\\.')))
  await expect(question(page)).not.toHaveText(/game is over|step/)
})

test('players who share a device pass it on behind a curtain', async ({ page }) => {
  const { seats, table_id } = await newTable(page.request, 'kunitori', [person(0), person(1)])
  const hotseat = seats.map(({ token }) => token)
  const kept = Object.fromEntries(
    seats.map(({ token, seat }) => [
      token,
      { game: 'kunitori', table: table_id, seat, name: ['Aya', 'Ben'][seat!], hotseat, at: 1 },
    ]),
  )
  await page.addInitScript((tokens) => localStorage.setItem('tenshu.tokens', tokens), JSON.stringify(kept))
  const deciding = (await look(page, hotseat[0]!)).deciders[0]!
  const [name, other] = deciding ? ['Ben', 'Aya'] : ['Aya', 'Ben']
  await wish(page, { list: true })
  await page.goto(`/#${hotseat[deciding]}`)
  await expect(question(page)).toHaveText(`${name}’s turn`)
  await nothingSerious(page)
  await page.getByRole('button', { name: `I am ${name}` }).click()
  const pass = page.getByRole('button', { name: `Pass the device to ${other}` })
  await chooseUntil(page, () => pass.isVisible())
  await pass.click()
  await expect(question(page)).toHaveText(`${other}’s turn`)
  await expect(page.getByText('Your hand')).toHaveCount(0)
  await page.getByRole('button', { name: `I am ${other}` }).click()
  await expect(choices(page).first()).toBeVisible()
})

test('two players talk, and one lets the other take something back', async ({ browser, request }) => {
  const { seats } = await newTable(request, 'kunitori', [person(0), person(1)])
  const pages = await Promise.all(seats.map(async () => (await browser.newContext()).newPage()))
  for (const [seat, page] of pages.entries()) await open(page, seats[seat]!.token)
  const first = (await look(pages[0]!, seats[0]!.token)).deciders[0]!
  const [me, you] = [pages[first]!, pages[1 - first]!]
  await me.getByRole('button', { name: 'Chat' }).click()
  await me.getByLabel('Say something').fill('Good luck!')
  await me.keyboard.press('Enter')
  await you.getByRole('button', { name: /Chat/ }).click()
  await expect(you.getByText('Good luck!')).toBeVisible()
  await chooseUntil(
    me,
    () => choices(you).first().isVisible(),
    () => choices(me).first().click(),
  )
  await me.getByRole('button', { name: 'Ask to undo' }).click()
  await you.getByRole('button', { name: 'Agree' }).click()
  await expect(choices(me).first()).toBeVisible()
})

const SPEECH = { de: 'Tipp', fr: 'Conseil' } as const
for (const [language, hint] of Object.entries(SPEECH)) {
  test(`the frame speaks ${language}`, async ({ page }) => {
    const { seats } = await newTable(page.request, 'white_castle', [person(0), bot(1)])
    await open(page, seats[0]!.token, { language })
    await expect(page.getByRole('button', { name: hint })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('body')).not.toContainText('page-frame-')
  })
}

test('a wrong link, a lost table and a stopped server each say what to do', async ({ page }) => {
  const { table_id } = await newTable(page.request, 'kunitori', [person(0), bot(1)])
  await page.goto(`/#${table_id}.wrong`)
  await expect(question(page)).toHaveText('This link opens nothing')
  await nothingSerious(page)
  await page.goto(`/#${'a'.repeat(16)}.wrong`)
  await expect(question(page)).toHaveText('There is no such table')
  await page.routeWebSocket('**/events', (socket) => socket.close())
  await page.goto('about:blank')
  await page.goto(`/#${table_id}.other`)
  await expect(question(page)).toHaveText('The server does not answer')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('on a phone the question stays below and the rest is in a sheet', async ({ browser, request }) => {
  const { seats } = await newTable(request, 'kunitori', [person(0), bot(1)])
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage()
  await open(page, seats[0]!.token, { list: false })
  const asked = page.locator('.sheet .words')
  const sheet = page.locator('.sheet')
  const low = (await sheet.boundingBox())!.height
  for (const tab of ['Choices', 'Players', 'Story', 'Chat', 'Board']) {
    await page.getByRole('navigation').getByRole('button', { name: tab }).tap()
    await expect(asked).toHaveText(await question(page).innerText())
    await expect(asked).toBeInViewport()
    if (tab === 'Choices') await expect(choices(page).first()).toBeInViewport()
    if (tab !== 'Chat') await nothingSerious(page)
  }
  await page.getByRole('button', { name: 'Show more' }).tap()
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBeGreaterThan(low + 200)
  await page.getByRole('button', { name: 'Show less' }).tap()
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBe(low)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
