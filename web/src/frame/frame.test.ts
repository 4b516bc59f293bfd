/** The modules of the frame that compute: clock, groups of choices, paragraphs of the story, words of a plain view. */
import { describe, expect, test } from 'vitest'

import type { Look } from '../lib/board'
import type { Table } from '../lib/forms'
import { happened, texts, told } from '../lib/testing'
import { left, spoken } from './clock'
import { grouped, type Spoken } from './groups'
import { concerns, paragraphs, recent } from './paragraphs'
import { label, rows, word } from './plain'
import { lent, names, openSeats } from './sentence'

const words = texts(
  `
player = Player { $number }
page-frame-days = { $days } d { $hours } h
toy-view-stock = In stock
toy-good-iron = Iron
`,
  'Ann',
  'Bea',
)

describe('a clock', () => {
  const clock = { left: [100, 30], running: [0], at: 1000 } as NonNullable<Table['clock']>

  test('runs for whoever decides, and stands for the others', () => {
    expect(left(clock, 0, 1040)).toBe(60)
    expect(left(clock, 1, 1040)).toBe(30)
  })

  test('never goes below nothing, nor back before its start', () => {
    expect(left(clock, 0, 5000)).toBe(0)
    expect(left(clock, 0, 990)).toBe(100)
  })

  test.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [61, '01:01'],
    [3599, '59:59'],
    [3661, '1:01:01'],
    [86_399, '23:59:59'],
    [90_000, '1 d 1 h'],
  ])('of %d seconds says %s', (seconds, said) => {
    expect(spoken(seconds, words)).toBe(said)
  })
})

describe('choices', () => {
  const named = (verb: string, args: Record<string, string>): Spoken => ({
    choice: { verb, args, notation: `${verb} ${Object.values(args).join(' ')}`, option: 0 },
    words: '',
    remark: '',
  })
  const all = [
    named('march', { origin: 'kai', province: 'owari' }),
    named('march', { origin: 'mino', province: 'owari' }),
    named('march', { origin: 'kai', province: 'mino' }),
    named('pass', {}),
  ]
  const headings = (long: boolean) =>
    grouped(all, long, (argument, value) => `${argument} ${value}`).map(({ heading, choices }) => [
      heading,
      choices.length,
    ])

  test('stand in one list while it is short', () => {
    expect(headings(false)).toEqual([['', 4]])
  })

  test('stand under the first argument when there are many', () => {
    expect(headings(true)).toEqual([
      ['origin kai', 2],
      ['origin mino', 1],
      ['', 1],
    ])
  })
})

describe('the story', () => {
  const look = { chapters: new Set(['turn']) } as unknown as Look
  const events = [told(1, 'deals'), told(2, 'turn'), told(3, 'plays'), told(4, 'plays'), told(5, 'turn')]

  test('has a paragraph for each chapter, and one for what comes before', () => {
    const found = paragraphs(events, look).map(({ head, lines }) => [head?.sequence, lines.map((one) => one.sequence)])
    expect(found).toEqual([
      [undefined, [1]],
      [2, [3, 4]],
      [5, []],
    ])
  })

  test('is one paragraph for a game without chapters', () => {
    expect(paragraphs(events, undefined)).toEqual([{ head: undefined, lines: events }])
  })

  test('puts events together at the moment of the last that is told as it is', () => {
    const story: Look['story'] = (lines) => (lines[0]!.kind === 'plays' ? [lines[0]!, happened('played-twice')] : lines)
    const joined = paragraphs(events, { ...look, story })
    expect(joined[1]!.lines).toEqual([events[2], { ...happened('played-twice'), sequence: 3, choice: 3 }])
  })

  test('begins with a chapter when it is long', () => {
    const long = Array.from({ length: 300 }, (_, at) => told(at, at % 50 ? 'plays' : 'turn'))
    expect(recent(long, look)).toBe(150)
    expect(recent(events, look)).toBe(0)
  })

  test('concerns whoever is named in it, but not the one who acts', () => {
    expect(concerns(happened('attacks', { seat: 0, other: 1 }), 1)).toBe(true)
    expect(concerns(happened('attacks', { seat: 0, target: '2' }), 1)).toBe(true)
    expect(concerns(happened('attacks', { seat: 0, others: [1, 2] }), 2)).toBe(true)
    expect(concerns(happened('attacks', { seat: 0, other: 1 }), 0)).toBe(false)
  })
})

describe('a view without a board', () => {
  test('names its parts by a text, or as they are called', () => {
    expect(label('stock', 'toy', words)).toBe('In stock')
    expect(label('turn_order', 'toy', words)).toBe('Turn order')
  })

  test('tells a list with one entry a player player by player', () => {
    expect(rows([3, 4], 2, words)).toEqual([
      ['Ann', 3],
      ['Bea', 4],
    ])
    expect(rows([3, 4, 5], 2, words)).toBeUndefined()
    expect(rows([3], 1, words)).toBeUndefined()
    expect(rows({ iron: 1 }, 2, words)).toEqual([['iron', 1]])
    expect(rows('iron', 2, words)).toBeUndefined()
  })

  test('has a word for everything', () => {
    const say = (value: unknown) => word(value, 'good', 'toy', words)
    expect([null, undefined, true, false, 12, 'iron', 'gold'].map(say)).toEqual([
      '–',
      '–',
      '✓',
      '✗',
      '12',
      'Iron',
      'gold',
    ])
    expect(say({ kind: 'iron', count: 2 })).toBe('Iron 2')
  })
})

test('seats', () => {
  const seats = (['person', 'bot', 'open'] as const).map((kind, seat) => ({ kind, seat }))
  const table = (seat: number | null) => ({ seats, seat }) as Table
  expect(openSeats(table(0))).toEqual([2])
  expect([0, 1, null].map((seat) => lent(table(seat)))).toEqual([false, true, false])
  expect(names([0, 1, 2], words)).toBe('Ann, Bea, and Player 3')
})
