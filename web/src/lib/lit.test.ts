import { expect, test } from 'vitest'

import { Lit, things } from './lit.svelte'

test('arguments name cards, provinces and people', () => {
  expect(things({ card: 'fort', count: 3, ready: true, nobody: null })).toEqual(['card:fort'])
  expect(things({ province: ['kai', 'owari'] })).toEqual(['province:kai', 'province:owari'])
  expect(things({ good: { iron: 2, coin: 1 } })).toEqual(['good:iron', 'good:coin'])
})

test('people are counted from 0; in notation from 1', () => {
  expect(things({ seat: 1, other: '1', others: [0, '3'] })).toEqual(['seat:1', 'seat:0', 'seat:0', 'seat:2'])
})

test('what is pinned stays lit while the pointer wanders', () => {
  const lit = new Lit()
  lit.pin(['card:fort'])
  lit.show(['card:ninja'])
  expect([lit.has('card:fort'), lit.has('card:ninja')]).toEqual([true, true])
  lit.show(['card:spear'])
  expect([lit.has('card:fort'), lit.has('card:ninja'), lit.has('card:spear')]).toEqual([true, false, true])
  lit.clear()
  expect([lit.has('card:fort'), lit.has('card:spear')]).toEqual([true, false])
  lit.pin([])
  expect(lit.has('card:fort')).toBe(false)
})
