/** Shogun on its own board: the map, the planning mat, whole games with everything the box holds. */
import { readFileSync } from 'node:fs'

import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import { ask, bot, newTable, isOver, nothingSerious, person, quick, tableAt, requestId } from './steps'

const LONG = 400_000
const ALL = { side: 'moon', court: 'on', samurai: 'on', leaders: 'on', chambers: 'on' }

async function open(page: Page, token: string, light = 'day'): Promise<void> {
  await quick(page)
  await page.goto(`/#${token}`)
  await page.locator('.sheet, .curtain').first().waitFor()
  await page.evaluate((light) => (document.documentElement.dataset.light = light), light)
}

/** A table of three whose first seat looks at it, in the first spring, everyone planning. */
async function spring(page: Page, request: APIRequestContext, light = 'day'): Promise<Forms['Created']> {
  const table = await newTable(request, 'shogun', [person(0), person(1), person(2)])
  await open(page, table.seats[0]!.token, light)
  return table
}

const hand = (page: Page) => page.getByRole('group', { name: 'Your province cards' }).getByRole('button')
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)
const told = (page: Page) => page.locator('.mat .told')

/** Play on by what the board offers, without coming back in between; the number of steps that were made. */
function boardSteps(page: Page, most: number): Promise<number> {
  return page.evaluate(async (most) => {
    const soon = () => new Promise((wake) => setTimeout(wake, 4))
    const all = (what: string) => [...document.querySelectorAll<HTMLButtonElement>(what)]
    const sequence = () => all('.frame')[0]?.dataset.sequence
    const until = async (done: () => boolean) => {
      for (const late = Date.now() + 30_000; !done(); await soon()) {
        if (Date.now() > late)
          throw new Error(`in vain: ${String(done)}, with ${all('.frame, .curtain')[0]?.innerText}`)
      }
    }
    // While an answer is on its way, a click is lost.
    const settled = () => !!all('.frame, .curtain').length && !all('.choice[aria-disabled=true]').length
    const ASKS = [
      '.send .main',
      '.places .open',
      '.favours .open',
      '.drawer .deeds button',
      '.drawer td button',
      '.start .open',
      'path.land.open',
      '.choices .choice',
    ]

    async function plan(): Promise<void> {
      all('[data-field="battle-a"]')[0]?.click()
      await soon()
      const cards = () => all('.hand .fan:not(.chests) .handed')
      const ready = () => !!all('.mat .main:not(:disabled)').length
      while (!ready() && cards().length) {
        const before = cards().length
        cards()[0]?.click()
        await until(() => cards().length < before || ready())
        await soon()
      }
      await until(ready)
      all('.mat .main')[0]?.click()
    }

    let made = 0
    for (; made < most; made++) {
      await until(settled)
      if (all('.frame')[0]?.dataset.status === 'over') break
      const before = sequence()
      const pass = all('.curtain button, section.next button')[0]
      const offered = ASKS.flatMap((what) => all(what).slice(0, 3))
      if (pass) pass.click()
      else if (all('.mat .main').length) await plan()
      else if (offered.length && !all('.mat').length) {
        offered[made % Math.min(2, offered.length)]!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      } else break
      await until(() => (pass ? !pass.isConnected : sequence() !== before))
    }
    return made
  }, most)
}

async function playToTheEnd(pages: Page[]): Promise<void> {
  for (let idle = 0; !(await isOver(pages[0]!));) {
    let made = 0
    for (const page of pages) made += await boardSteps(page, 40)
    idle = made ? 0 : idle + 1
    expect(idle, 'nobody is asked anything').toBeLessThan(600)
    if (idle) await pages[0]!.waitForTimeout(25)
  }
}

// The longest first, so that the others fill the time beside them.
test('three people at one device, to the end', async ({ page, request }) => {
  test.setTimeout(LONG)
  const table = await newTable(request, 'shogun', [person(0), person(1), person(2)])
  const tokens = table.seats.map((seat) => seat.token)
  const kept = Object.fromEntries(
    table.seats.map(({ seat, token }) => [
      token,
      { game: 'shogun', table: table.table_id, seat, name: person(seat!).name, hotseat: tokens, at: seat! },
    ]),
  )
  await page.addInitScript((links) => localStorage.setItem('tenshu.tokens', links), JSON.stringify(kept))
  await open(page, tokens[0]!)
  await playToTheEnd([page])
})

test('two people and three bots with everything in the box, to the end', async ({ browser, request }) => {
  test.setTimeout(LONG)
  const table = await newTable(request, 'shogun', [person(0), bot(1), person(2), bot(3), bot(4)], ALL)
  const pages: Page[] = []
  for (const { token } of table.seats) {
    const page = await (await browser.newContext()).newPage()
    await open(page, token)
    pages.push(page)
  }
  const [mine] = pages
  await mine!.locator('.start').waitFor()
  await nothingSerious(mine!)
  await expect
    .poll(
      async () => {
        for (const page of pages) if (!(await page.locator('.mat').count())) await boardSteps(page, 1)
        return mine!.locator('.mat').count()
      },
      { timeout: 120_000, intervals: [20] },
    )
    .toBe(1)
  for (const drawer of ['Who leads in the regions', 'Tenno’s Court', 'Samurai', 'Chambers']) {
    await mine!.getByRole('button', { name: drawer }).click()
    await expect(mine!.getByRole('region', { name: drawer })).toBeVisible()
    await nothingSerious(mine!)
  }
  await mine!.getByRole('button', { name: 'Close', exact: true }).click()
  await playToTheEnd(pages)
  const { scores } = await ask<Forms['TableShown']>(
    request,
    `/tables/${table.table_id}`,
    undefined,
    table.seats[0]!.token,
  )
  expect(scores).toHaveLength(5)
})

for (const light of ['day', 'night']) {
  test(`a plan is foretold, laid and taken back, by ${light}`, async ({ page, request }) => {
    await spring(page, request, light)
    const commit = page.getByRole('button', { name: 'Ready', exact: true })
    await expect(commit).toBeDisabled()
    await expect(told(page)).toContainText('more fields need a province')
    const [first, second] = (await hand(page).allInnerTexts()).map((text) => text.split('\n')[0]!)
    await field(page, 'castle').click()
    await hand(page).first().click()
    await field(page, 'castle').hover()
    await expect(told(page)).toContainText(`a castle in ${first} for 3 chests`)
    await hand(page).first().dragTo(field(page, 'battle-a'))
    await expect(field(page, 'battle-a')).toContainText(second!)
    await nothingSerious(page)
    await field(page, 'battle-a').click()
    await page.keyboard.press('Delete')
    await expect(field(page, 'battle-a')).not.toContainText(second!)
    while (await commit.isDisabled()) {
      if (!(await page.locator('.field.chosen').count())) await field(page, 'battle-b').click()
      await hand(page).first().click()
    }
    await commit.click()
    await expect(told(page)).toContainText('Your plan is laid.')
    await nothingSerious(page)
    await page.getByRole('button', { name: 'Change the plan' }).last().click()
    await expect(commit).toBeEnabled()
    await expect(field(page, 'castle')).toContainText(first!)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(commit).toBeDisabled()
  })
}

test('bids of 0 and tower cards are told apart, and monuments left are seen', async ({ page, request }) => {
  const table = await newTable(request, 'shogun', [person(0), person(1), person(2)], { leaders: 'on', court: 'on' })
  await open(page, table.seats[0]!.token)
  await expect(page.getByTitle('6 monuments left to build')).toHaveCount(3)
  for (const [seat, bid] of ['chest-0', 'tower', 'chest-1'].entries()) {
    const { token } = table.seats[seat]!
    const look = await ask<Forms['TableShown']>(request, `/tables/${table.table_id}`, undefined, token)
    const view = look.view as unknown as Forms['ShogunView']
    const cards = Object.keys(view.provinces).filter((id) => view.provinces[id]!.owner === seat)
    const actions = view.fields.filter((field) => field !== 'bid').slice(0, cards.length)
    const plan = { bid, ...Object.fromEntries(actions.map((field, place) => [field, cards[place]])) }
    const { choices } = await ask<Forms['Forecast']>(request, `/tables/${table.table_id}/forecast`, { plan }, token)
    await ask(
      request,
      `/tables/${table.table_id}/commands`,
      { do: 'choose', id: requestId(), on: look.sequence, choices },
      token,
    )
  }
  await page.getByRole('button', { name: 'Plans of this round' }).click()
  const plans = page.getByRole('region', { name: 'Plans of this round' })
  for (const bid of ['0 chests', 'tower card', '1 chest'])
    await expect(plans.getByRole('cell', { name: bid, exact: true })).toBeVisible()
  await nothingSerious(page)
})

test('what may go wrong is said before the plan is laid', async ({ page, request }) => {
  const { seats } = await tableAt(request, readFileSync('tests/shogun-summer.txt', 'utf-8'), 3)
  await open(page, seats[0]!.token)
  const doubts = [
    ['rice', 'Owari', 'The farmers will rise'],
    ['battle-a', 'Harima', 'The last army must stay'],
    ['castle', 'Izu', 'a castle stands there already'],
  ] as const
  for (const [name, province, doubt] of doubts) {
    await field(page, name).click()
    await hand(page).filter({ hasText: province }).click()
    await field(page, name).hover()
    await expect(told(page)).toContainText(doubt)
  }
  await expect(page.locator('.field.doubtful')).toHaveCount(3)
  await nothingSerious(page)
})

test('the map shows its provinces to pointer and keys', async ({ page, request }) => {
  await spring(page, request)
  await page.locator('#sg-at-owari').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#sg-at-mikawa')).toBeFocused()
  await expect(page.locator('article.card')).toContainText('Mikawa')
  await expect(page.locator('#sg-at-mutsu')).toHaveAttribute('aria-label', /out of play/)
  const name = page.locator('.name', { hasText: 'Owari' })
  const before = (await name.boundingBox())!
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(async () => (await name.boundingBox())!.width).toBeGreaterThan(before.width * 1.3)
  await page.mouse.move(500, 300)
  await page.mouse.down()
  await page.mouse.move(400, 340, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'The whole map' }).click()
  await expect.poll(async () => (await name.boundingBox())!.x).toBeCloseTo(before.x, 0)
})

test('a round with the keyboard alone', async ({ page, request }) => {
  const { seats } = await newTable(request, 'shogun', [person(0), bot(1), bot(2)])
  await open(page, seats[0]!.token)
  const commit = page.getByRole('button', { name: 'Ready', exact: true })
  await field(page, 'battle-a').focus()
  await page.keyboard.press('Enter')
  while (await commit.isDisabled()) {
    await hand(page).first().focus()
    await page.keyboard.press('Enter')
  }
  await commit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Which special card do you take')).toBeVisible()
  await page.locator('.places .open').first().focus()
  await page.keyboard.press('Enter')
  // Which of the two comes first depends on the lot.
  const armies = page.getByText(/where do your armies go from|Do you move armies from/)
  await expect(armies).toBeVisible()
  const asked = (await armies.textContent())!
  await page.locator('path.land[tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(asked, { exact: true })).toBeHidden()
})

test('a plan on a phone', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await spring(page, request)
  await field(page, 'battle-a').tap()
  const commit = page.getByRole('button', { name: 'Ready', exact: true })
  while (await commit.isDisabled()) await hand(page).first().tap()
  await nothingSerious(page)
  await commit.tap()
  await expect(told(page)).toContainText('Your plan is laid.')
  await context.close()
})
