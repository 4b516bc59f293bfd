import { beforeEach, expect, test, vi } from 'vitest'

import type { Table, StoryEvent } from '../lib/forms'
import { told } from '../lib/testing'
import type { TableApi } from '../lib/api'
import { Past } from './past.svelte'

const story: StoryEvent[] = [told(2, 'deals'), told(4, 'plays'), told(4, 'draws'), told(7, 'turn')]
const position = vi.fn((sequence: number) => Promise.resolve({ sequence } as Table))
let past: Past

beforeEach(() => {
  position.mockClear()
  past = new Past(
    { position } as unknown as TableApi,
    () => story,
    () => ({ status: 'running', sequence: 7 }) as Table,
  )
})

test('it stops wherever something happened', () => {
  expect(past.stops).toEqual([0, 2, 4, 7])
  expect([past.place, past.last]).toEqual([3, 3])
})

test('a step back shows the position before, a step on returns to now', async () => {
  past.step(-1)
  await vi.waitFor(() => expect(past.at).toBe(4))
  expect(past.place).toBe(2)
  expect(past.retold.map(({ kind }) => kind)).toEqual(['plays', 'draws'])
  past.step(1)
  expect([past.table, past.place]).toEqual([undefined, 3])
})

test('going on tells the news, a jump does not', async () => {
  await past.go(2)
  expect(past.news).toEqual([])
  await past.go(4)
  expect(past.news.map(({ kind }) => kind)).toEqual(['plays', 'draws'])
  await past.go(0)
  expect(past.news).toEqual([])
})

test('a position is asked for once', async () => {
  for (const moment of [2, 4, 2]) await past.go(moment)
  expect(position.mock.calls).toEqual([[2], [4]])
})

test('what comes after another wish is not shown', async () => {
  const first = past.go(2)
  await Promise.all([past.go(4), first])
  expect(past.at).toBe(4)
})

test('what cannot be had is said to be lost', async () => {
  position.mockRejectedValueOnce(new Error('no line'))
  await past.go(2)
  expect([past.lost, past.table, past.wanted]).toEqual([true, undefined, undefined])
})
