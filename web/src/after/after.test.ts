/** The arithmetic of the charts and tables after a game. */
import { describe, expect, test } from 'vitest'

import type { Forms, Table } from '../lib/forms'
import { texts } from '../lib/testing'
import { apart, ticks } from './chart'
import { chapterOf, heads, sources } from './sheets'

describe('ticks', () => {
  test.each([
    [0, 50, 5, [0, 10, 20, 30, 40, 50]],
    [-7, 12, 4, [-10, -5, 0, 5, 10, 15]],
    [3, 3, 4, [3]],
    [0, 130, 4, [0, 50, 100, 150]],
    [0, 2, 8, [0, 1, 2]],
  ])('from %d to %d, about %d', (lowest, highest, about, expected) => {
    expect(ticks(lowest, highest, about)).toEqual(expected)
  })
})

describe('labels', () => {
  test('that are apart stay where they are', () => {
    expect(apart([10, 90, 50], 20, 100)).toEqual([10, 90, 50])
  })

  test('that are close move apart, in their order', () => {
    expect(apart([50, 52, 10], 20, 100)).toEqual([50, 70, 10])
  })

  test('at the edge move back', () => {
    expect(apart([95, 99], 20, 100)).toEqual([80, 100])
  })
})

describe('tables', () => {
  const table = { seats: [{ seat: 0 }, { seat: 1 }] } as Table
  const words = texts('castle-source-river = River\ncastle-source-gate = Gate')
  const breakdown = [
    { river: 3, gate: 0, roof: 0 },
    { river: 0, gate: 0, roof: 0 },
  ]
  const chronicle = (rival: Record<string, number> | null) =>
    ({ breakdown, rival }) as unknown as Forms['ChronicleShown']

  test('have a column a player, and one for the rival', () => {
    expect(heads(chronicle(null), table).map(({ seat }) => seat)).toEqual([0, 1])
    expect(heads(chronicle({ river: 1 }), table).at(-1)).toEqual({ seat: null, name: 'rival' })
  })

  test('leave out what gave nobody anything', () => {
    expect(sources(chronicle(null), 'castle', words)).toEqual([{ name: 'River', values: [3, 0] }])
    expect(sources(chronicle({ gate: -2 }), 'castle', words)).toEqual([
      { name: 'River', values: [3, 0, 0] },
      { name: 'Gate', values: [0, 0, -2] },
    ])
  })

  test('find the chapter of a choice', () => {
    const chapters = [{ choice: 10 }, { choice: 25 }]
    expect([0, 10, 11, 26].map((choice) => chapterOf(choice, chapters)?.choice)).toEqual([10, 10, 25, undefined])
  })
})
