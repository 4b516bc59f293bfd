/** What the board of The White Castle reads from the rules' own data. */
import { expect, test } from 'vitest'

import { courtiers, parts, season, signs } from './print'
import { SIGNS } from './shapes'

test('an effect is shown as what is paid, and what is given', () => {
  expect(parts('coin-3')).toEqual({ pay: [], gives: [{ kind: 'coin', count: 3 }] })
  expect(parts('castle-for-seal').pay).toEqual([{ kind: 'seal', count: 1 }])
  expect(parts('no such effect')).toEqual({ pay: [], gives: [] })
})

test('counts become signs in their order', () => {
  expect(signs({ iron: 2, food: 1 })).toEqual([
    { kind: 'iron', count: 2 },
    { kind: 'food', count: 1 },
  ])
})

test('the goods of an effect have a drawing', () => {
  for (const kind of ['food', 'iron', 'pearl', 'coin', 'seal', 'point', 'influence', 'lantern', 'any'])
    expect(SIGNS[kind]?.length, kind).toBeGreaterThan(0)
})

test('the track has points for each of its fields, and climbing gets dearer', () => {
  expect(season.points.length).toBeGreaterThanOrEqual(season.fields)
  expect(courtiers.climb).toEqual(courtiers.climb.toSorted((one, other) => one - other))
})
