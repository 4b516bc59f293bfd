/** What several tests do: set up tables through the server, play through the page, look for what axe finds. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'

export const NAMES = ['Aya', 'Ben', 'Chiyo', 'Daichi', 'Emi', 'Fumio']

type SeatWish = Forms['SeatWish']

export const person = (seat: number): SeatWish => ({ kind: 'person', name: NAMES[seat]!, bot: 'greedy' })
export const bot = (seat: number, level = 'greedy'): SeatWish => ({ kind: 'bot', name: NAMES[seat]!, bot: level })

export function wish(): string {
  return crypto.randomUUID()
}

export async function ask<Answer>(request: APIRequestContext, path: string, data?: unknown, token?: string): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const url = `/api${path}`
  const answer = await (data === undefined ? request.get(url, { headers }) : request.post(url, { data, headers }))
  expect(answer.ok(), await answer.text()).toBe(true)
  return (answer.headers()['content-type']?.includes('json') ? answer.json() : answer.text()) as Promise<Answer>
}

export async function found(
  request: APIRequestContext, game: string, seats: SeatWish[], options: Record<string, string> = {},
): Promise<Forms['Created']> {
  return ask(request, '/games', { id: wish(), game, seats, options })
}

/** The record of a game that bots have played to its end. */
export async function botsRecord(
  request: APIRequestContext, game: string, players: number, options: Record<string, string> = {},
): Promise<string> {
  const seats = NAMES.slice(0, players).map((_, seat) => (seat ? bot(seat) : person(seat)))
  const { game: table, seats: links } = await found(request, game, seats, options)
  const token = links[0]!.token
  await ask(request, `/games/${table}/commands`, { do: 'hand-over', id: wish(), bot: 'greedy' }, token)
  await expect.poll(async () => (await ask<Forms['TableShown']>(request, `/games/${table}`, undefined, token)).status, {
    timeout: 120_000, intervals: [500],
  }).toBe('over')
  return ask(request, `/games/${table}/record`, undefined, token)
}

/** A table that goes on after so many choices of a record, everyone a person. */
export async function tableAt(request: APIRequestContext, record: string, players: number, at?: number): Promise<Forms['Created']> {
  const seats = NAMES.slice(0, players).map((_, seat) => person(seat))
  return ask(request, '/games/import', { id: wish(), record, seats, at })
}

export async function nothingSerious(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
}
