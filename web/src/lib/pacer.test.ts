import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Pacer } from './pacer'

let listeners: Map<string, () => void>
let shown: number[]
let pacer: Pacer<number>

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
  listeners = new Map()
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) => listeners.set(kind, act))
  vi.stubGlobal('removeEventListener', (kind: string) => listeners.delete(kind))
  vi.stubGlobal('document', { visibilityState: 'visible' })
  shown = []
  pacer = new Pacer<number>(
    () => 1000,
    (thing) => shown.push(thing),
  )
})
afterEach(() => vi.useRealTimers())

function add(...things: number[]): void {
  for (const thing of things) pacer.add(thing, false)
}

test('one after another, a step apart', () => {
  add(1, 2)
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(999)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2])
})

test('many go faster', () => {
  add(1, 2, 3, 4, 5, 6, 7)
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2, 3])
})

test('a touch or a key shows the rest at once', () => {
  add(1, 2, 3)
  listeners.get('keydown')!()
  expect(shown).toEqual([1, 2, 3])
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([1, 2, 3])
})

test('nothing waits when the page is hidden, or when it is wanted at once', () => {
  pacer.add(1, true)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  add(2)
  expect(shown).toEqual([1, 2])
})

test('closed, it shows nothing more and listens no longer', () => {
  add(1, 2)
  pacer.close()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([])
  expect(listeners.size).toBe(0)
})
