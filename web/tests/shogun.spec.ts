/** Shogun on its own board: the map, the planning mat, whole games with everything the box holds. */
import { readFileSync } from 'node:fs'

import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'

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
const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true })
const empty = (page: Page) => page.locator('.field:not(:has(.card)) > [data-field]:not([data-field=bid])')

/** Fill the plan, field by field, until it can be laid. */
async function fill(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  while (await ready(page).isDisabled()) {
    const name = (await empty(page).first().getAttribute('data-field'))!
    await press(field(page, name))
    await expect(field(page, name)).toHaveAttribute('aria-pressed', 'true')
    await press(hand(page).first())
    await expect(field(page, name).locator('.card')).toBeVisible()
    await expect(page.locator('.field.chosen')).toHaveCount(0)
  }
}

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
      const cards = () => all('.hand .fan:not(.chests) .handed')
      const ready = () => !!all('.mat .main:not(:disabled)').length
      const empty = () => all('.field:not(:has(.card)) > [data-field]:not([data-field=bid])')
      while (!ready() && cards().length) {
        const before = cards().length
        empty()[0]?.click()
        await soon()
        cards()[0]?.click()
        await until(() => cards().length < before || ready())
        await soon()
      }
      await until(ready)
      all('.mat .main')[0]?.click()
      // Others' plans come in meanwhile.
      await until(() => !all('.mat .main').length)
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
    const commit = ready(page)
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
    await field(page, 'battle-a').focus()
    await page.keyboard.press('Delete')
    await expect(field(page, 'battle-a')).not.toContainText(second!)
    await expect(field(page, 'battle-a')).toBeFocused()
    await fill(page, (what) => what.click())
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
  const players = page.locator('.players > li')
  for (const seat of [0, 1, 2]) {
    await players.nth(seat).hover()
    await expect(page.getByTitle('6 monuments left to build')).toBeVisible()
  }
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
    await expect(field(page, name)).toContainText(province)
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
  const name = page.locator('#sg-at-owari')
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
  await fill(page, async (what) => {
    await what.focus()
    await page.keyboard.press('Enter')
  })
  await expect(page.locator('[data-field]:focus')).toHaveCount(1)
  await ready(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Which special card do you take').first()).toBeAttached()
  await page.locator('.places .open').first().focus()
  await page.keyboard.press('Enter')
  // Which of the two comes first depends on the lot.
  const armies = page.locator('h1').getByText(/where do your armies go from|Do you move armies from/)
  await expect(armies).toBeAttached()
  const asked = (await armies.textContent())!
  await page.locator('path.land[tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1').getByText(asked, { exact: true })).toHaveCount(0)
})

test('a plan on a phone', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await spring(page, request)
  await fill(page, (what) => what.tap())
  await nothingSerious(page)
  await ready(page).tap()
  await expect(told(page)).toContainText('Your plan is laid.')
  await context.close()
})

test('every name is inside its province, and large enough, at every size', async ({ page, request }) => {
  test.setTimeout(LONG)
  await spring(page, request)
  const sizes = [
    [390, 844],
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const wrong = () =>
      page.evaluate(() => {
        const found: string[] = []
        for (const text of document.querySelectorAll<SVGTextElement>('.over text')) {
          const box = text.getBBox()
          const matrix = text.getScreenCTM()!
          const size = parseFloat(getComputedStyle(text).fontSize) * matrix.a
          if (size < 11.95) found.push(`${text.textContent} has ${size} px`)
          if (!text.classList.contains('name')) continue
          const lands = [...document.querySelectorAll<SVGPathElement>('path.land')]
          const owners = [box.x, box.x + box.width].flatMap((x) =>
            [-5, 3].map((y) => {
              const point = new DOMPoint(x, text.y.baseVal[0]!.value + y).matrixTransform(matrix)
              return lands.find((land) => land.isPointInFill(point.matrixTransform(land.getScreenCTM()!.inverse())))?.id
            }),
          )
          if (new Set(owners).size > 1 || !owners[0]) found.push(`${text.textContent} lies in ${owners.join()}`)
        }
        return found
      })
    await expect.poll(wrong, `${width}x${height}`).toEqual([])
    expect(await page.locator('text.name').count()).toBeGreaterThanOrEqual(45)
  }
})

test('a chest card covers an action, a province is dragged from the map, and steps are taken back', async ({
  page,
  request,
}) => {
  await spring(page, request)
  const chest = page.getByRole('button', { name: '4 chests', exact: true })
  await chest.dragTo(field(page, 'temple'))
  await expect(field(page, 'temple')).toContainText('Covered')
  await expect(page.locator('.mat .totals')).toContainText('18')
  await page.locator('#sg-at-owari').dragTo(field(page, 'tax'))
  await expect(field(page, 'tax')).toContainText('Owari')
  await field(page, 'rice').dragTo(page.locator('#sg-at-izu'))
  await expect(field(page, 'rice')).toContainText('Izu')
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(field(page, 'rice')).not.toContainText('Izu')
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(field(page, 'tax')).not.toContainText('Owari')
  await expect(field(page, 'temple')).toContainText('Covered')
})

test('twenty cards of the hand can be reached, and never lie on each other', async ({ page, request }) => {
  await spring(page, request)
  await page.setViewportSize({ width: 1024, height: 768 })
  await hand(page).first().waitFor()
  // No game reaches twenty provinces in a spring: the hand is filled with copies.
  await page.evaluate(() => {
    const fan = document.querySelector('.hand .fan')!
    while (fan.children.length < 20) fan.append(fan.firstElementChild!.cloneNode(true))
  })
  const boxes = await page.locator('.hand .handed').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right } = card.getBoundingClientRect()
      return { left, right, chest: !!card.closest('.chests') }
    }),
  )
  const provinces = boxes.filter(({ chest }) => !chest)
  for (const [place, { right }] of provinces.slice(0, -1).entries())
    expect(right).toBeLessThanOrEqual(provinces[place + 1]!.left)
  const fans = await page.locator('.hand .fan').evaluateAll((all) => all.map((fan) => fan.getBoundingClientRect()))
  expect(fans[0]!.right).toBeLessThanOrEqual(fans[1]!.left)
  await page.locator('.hand .handed').nth(19).scrollIntoViewIfNeeded()
  await expect(page.locator('.hand .handed').nth(19)).toBeInViewport()
})

test('a hint while planning is a whole plan, shown as ghosts and taken over', async ({ page, request }) => {
  await spring(page, request)
  await page.keyboard.press('h')
  const hint = page.getByRole('region', { name: 'A plan to consider' })
  await expect(hint).toBeVisible({ timeout: 60_000 })
  await expect(hint).toContainText('points at the end')
  const actions = hint.getByRole('listitem')
  const count = await actions.count()
  expect(count).toBeGreaterThan(3)
  await expect(page.locator('.field .ghost')).toHaveCount(count)
  await expect(page.locator('.sheet .ghost').first()).toBeAttached()
  await expect(page.locator('.field .lift')).toHaveCount(0)
  await nothingSerious(page)
  await actions.nth(1).getByRole('button').click()
  await expect(page.locator('.field .lift')).toHaveCount(1)
  await expect(page.locator('.field .ghost')).toHaveCount(count - 1)
  await hint.getByRole('button', { name: 'Take over all' }).click()
  await expect(page.locator('.field .ghost')).toHaveCount(0)
  await expect(page.locator('.field .lift')).toHaveCount(count)
  await expect(hint.getByRole('button', { name: 'Take over all' })).toBeDisabled()
  await ready(page).click()
  await expect(told(page)).toContainText('Your plan is laid.')
  await expect(hint).toHaveCount(0)
})

test('an attack that is considered shows its odds', async ({ page, request }) => {
  await spring(page, request)
  const odds = page.getByRole('region', { name: 'What may come of it' })
  await field(page, 'battle-a').click()
  await expect(odds).toHaveCount(0)
  for (const card of await hand(page).all()) {
    await card.click()
    await expect(field(page, 'battle-a').locator('.card')).toBeVisible()
    await field(page, 'battle-a').click()
    await page.mouse.move(1, 1)
    if (await odds.count()) break
  }
  await expect(odds).toContainText(/won \d+ %, drawn \d+ %, lost \d+ %/)
  expect(await odds.getByRole('listitem').count()).toBeGreaterThan(2)
  await odds.getByRole('group', { name: 'Where to' }).getByRole('button').last().click()
  await expect(odds).toContainText(/won \d+ %/)
})
