/** What several tests do: set up tables through the server, play through the page, look for what axe finds. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'

export { SIZES, flaws, wellLaid } from './layout'

export const NAMES = ['Aya', 'Ben', 'Chiyo', 'Daichi', 'Emi', 'Fumio']

type SeatRequest = Forms['SeatRequest']

export const person = (seat: number): SeatRequest => ({ kind: 'person', name: NAMES[seat]!, bot: 'greedy' })
export const bot = (seat: number, level = 'greedy'): SeatRequest => ({ kind: 'bot', name: NAMES[seat]!, bot: level })

export function requestId(): string {
  return crypto.randomUUID()
}

export async function ask<Answer>(
  request: APIRequestContext,
  path: string,
  data?: unknown,
  token?: string,
): Promise<Answer> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const url = `/api${path}`
  const answer = await (data === undefined ? request.get(url, { headers }) : request.post(url, { data, headers }))
  expect(answer.ok(), await answer.text()).toBe(true)
  return (answer.headers()['content-type']?.includes('json') ? answer.json() : answer.text()) as Promise<Answer>
}

export async function newTable(
  request: APIRequestContext,
  game: string,
  seats: SeatRequest[],
  settings: Record<string, string> = {},
): Promise<Forms['Created']> {
  return ask(request, '/tables', { id: requestId(), game, seats, settings })
}

/** The record of a game that bots have played to its end. */
export async function botsRecord(
  request: APIRequestContext,
  game: string,
  players: number,
  settings: Record<string, string> = {},
): Promise<string> {
  const seats = NAMES.slice(0, players).map((_, seat) => (seat ? bot(seat) : person(seat)))
  const { table_id: table, seats: links } = await newTable(request, game, seats, settings)
  const token = links[0]!.token
  await ask(request, `/tables/${table}/commands`, { do: 'hand-over', id: requestId(), bot: 'greedy' }, token)
  await expect
    .poll(async () => (await ask<Forms['TableShown']>(request, `/tables/${table}`, undefined, token)).status, {
      timeout: 120_000,
      intervals: [100],
    })
    .toBe('over')
  return ask(request, `/tables/${table}/record`, undefined, token)
}

/** A table that goes on after so many choices of a record, everyone a person. */
export async function tableAt(
  request: APIRequestContext,
  record: string,
  players: number,
  at?: number,
): Promise<Forms['Created']> {
  const seats = NAMES.slice(0, players).map((_, seat) => person(seat))
  return ask(request, '/tables/import', { id: requestId(), record, seats, at })
}

export async function nothingSerious(page: Page): Promise<void> {
  // Colours on their way from day to night are nobody's last word.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // The page has no frames: one run within it finds the same as the slow way through all of them.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
}

/** What the player wants of the page, before it is opened. */
export async function wish(page: Page, wishes: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('tenshu.settings', kept), JSON.stringify(wishes))
}

/** The page as a player wants it who knows the game: no motion, no pauses; perhaps all choices in a list. */
export async function quick(page: Page, language = 'en', list = false): Promise<void> {
  await wish(page, { language, light: 'day', sound: false, motion: false, confirm: false, forced: false, list })
}

/** Press on in a lesson that is at this step, as soon as it lets one. */
export async function pressOn(page: Page, step: number): Promise<void> {
  const on = '.guide .deeds button.main:enabled'
  // A locator that waits looks again only after up to half a second, and that for each of many steps.
  await page.waitForFunction(
    ([step, on]) =>
      document.querySelector('.guide progress')?.getAttribute('value') === step && document.querySelector(on),
    [`${step}`, on] as const,
  )
  await expect(page.locator('.guide .words')).not.toContainText('learn-')
  await page.locator(on).click()
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator('.frame[data-status=over]').isVisible()
}

/** Numbers by lot, the same in every run. */
export function lots(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** How a button is pressed: with the pointer, or with the keyboard. */
export type Press = (button: Locator) => Promise<void>
export const byPointer: Press = (button) => button.click()
export const byKeyboard: Press = async (button) => {
  await button.focus()
  await button.press('Enter')
}

/** One step through the list of choices, which has to be open; false when there was nothing to do for this page now. */
export async function step(page: Page, lot: (below: number) => number, press = byPointer): Promise<boolean> {
  const pass = page.locator('.curtain button, section.next button.main')
  if (await pass.isVisible()) {
    await press(pass)
    return true
  }
  const choices = page.locator('.choices .choice:not([aria-disabled=true])')
  const count = await choices.count()
  if (!count || (await isOver(page))) return false
  const frame = page.locator('.frame')
  const before = await frame.getAttribute('data-sequence')
  await press(choices.nth(lot(count)))
  await expect(frame.or(page.locator('.curtain'))).not.toHaveAttribute('data-sequence', before ?? '')
  return true
}

/** Up to so many steps without coming back in between: for long games. The number that were made. */
function steps(page: Page, most: number): Promise<number> {
  return page.evaluate(async (most) => {
    const soon = () => new Promise((wake) => setTimeout(wake, 4))
    const find = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
    const sequence = () => find('.frame')[0]?.dataset.sequence
    const until = async (done: () => boolean) => {
      for (const late = Date.now() + 30_000; !done(); await soon()) {
        if (Date.now() > late)
          throw new Error(`in vain: ${String(done)}, with ${find('.frame, .curtain')[0]?.innerText}`)
      }
    }
    let made = 0
    for (; made < most; made++) {
      await until(() => !!find('.frame, .curtain').length && !find('.choice[aria-disabled=true]').length)
      const pass = find('.curtain button, section.next button.main')[0]
      const choices = find('.choices .choice')
      if (find('.frame')[0]?.dataset.status === 'over' || (!pass && !choices.length)) break
      const before = sequence()
      const chosen = Math.random() < 0.7 ? choices.length - 1 : Math.floor(Math.random() * choices.length)
      ;(pass ?? choices[chosen]!).click()
      await until(() => (pass ? !pass.isConnected : sequence() !== before))
    }
    return made
  }, most)
}

/** Play to the end on these pages, whoever is asked. */
export async function playToTheEnd(pages: Page[]): Promise<void> {
  let idle = 0
  while (!(await isOver(pages[0]!))) {
    let made = 0
    for (const page of pages) made += await steps(page, 50)
    idle = made ? 0 : idle + 1
    expect(idle, 'nobody is asked anything').toBeLessThan(600)
    if (idle) await pages[0]!.waitForTimeout(25)
  }
}
