import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forget, known, lastRead, markRead, recall, remember } from './tokens'
import { stubStorage } from './testing'

const link = { game: 'kunitori', table: 'abc', seat: 0, name: 'Ann' }
let held: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  held = stubStorage()
})
afterEach(() => vi.useRealTimers())

test('the last opened comes first', () => {
  remember('one', link)
  vi.advanceTimersByTime(5)
  remember('two', link)
  vi.advanceTimersByTime(5)
  remember('one', link)
  expect(known().map(({ token }) => token)).toEqual(['one', 'two'])
})

test('what was known and is not said anew stays', () => {
  remember('one', { ...link, spectator: 'watch' })
  remember('one', { ...link, name: 'Bea' })
  expect(recall('one')).toMatchObject({ name: 'Bea', spectator: 'watch', at: 1000 })
})

test('beyond fifty links the oldest is dropped', () => {
  for (let n = 0; n < 51; n++) {
    remember(`token-${n}`, link)
    vi.advanceTimersByTime(1)
  }
  expect(known()).toHaveLength(50)
  expect(recall('token-0')).toBeUndefined()
  expect(recall('token-50')).toBeDefined()
})

test('a link is forgotten with all that is known of it', () => {
  remember('one', link)
  markRead('one', 7)
  markRead('two', 3)
  expect(lastRead('one')).toBe(7)
  forget('one')
  expect(recall('one')).toBeUndefined()
  expect(lastRead('one')).toBeUndefined()
  expect(lastRead('two')).toBe(3)
})

test('a spoilt or forbidden storage is an empty one', () => {
  held.set('tenshu.tokens', '{ not JSON')
  expect(known()).toEqual([])
  held.set('tenshu.tokens', 'null')
  expect(known()).toEqual([])
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => remember('one', link)).not.toThrow()
})
