/** What the board of Kunitori! computes: which cards can be pointed at, what they say, how battles stand. */
import { describe, expect, test } from 'vitest'

import type { Question, Table } from '../../lib/forms'
import { happened } from '../../lib/testing'
import { loadTexts } from '../../lib/texts'
import { Asked, phaseOf } from './asking'
import { cardsOf, face, KINDS, listed, size, strength, type KunitoriEvent, type View } from './faces'
import { Battlefield, fightsOf } from './fights.svelte'
import { effects, remark, spoken, story } from './words'

const texts = await loadTexts('en', 'kunitori', ['Ann', 'Bea'])
const troop = cardsOf('troop')[0]!

describe('pointing at cards', () => {
  const question = { kind: 'buy', choices: [{ notation: 'buy fort' }] } as Question

  test('counts in the zone that the question is about', () => {
    expect(new Asked(question, 'pool').can('fort')).toBe(true)
    expect(new Asked(question, 'pool').can('ninja')).toBe(false)
    expect(new Asked(question, 'hand').any).toBe(false)
    expect(new Asked(null, 'pool').any).toBe(false)
  })

  test('may say one of several things', () => {
    const judge = { kind: 'ninja-judge', choices: [{ notation: 'keep fort' }] } as Question
    const asked = new Asked(judge, 'revealed')
    expect([asked.verbs, asked.can('fort')]).toEqual([['discard', 'keep'], true])
  })
})

test.each([
  ['action', false, 'action'],
  ['order', false, 'action'],
  ['order', true, 'battle'],
  ['reward', false, 'battle'],
  ['buy', false, 'buy'],
  ['withdraw', false, 'end'],
  [null, false, null],
])('the step %s belongs to its phase', (step, battling, phase) => {
  expect(phaseOf(step, battling)).toBe(phase)
})

describe('cards', () => {
  test('have a face and belong to one kind', () => {
    const all = KINDS.flatMap(cardsOf)
    expect(new Set(all).size).toBe(all.length)
    for (const card of all) expect(face(card).id).toBe(card)
  })

  test('are worth what they attack and defend with', () => {
    for (const card of KINDS.flatMap(cardsOf))
      expect(strength(card)).toBe((face(card).attack ?? 0) + (face(card).defence ?? 0))
  })

  test('lie in piles', () => {
    const [one, other] = cardsOf('troop')
    expect(listed({ [other!]: 1, [one!]: 2 })).toEqual([one, one, other])
    expect(size({ [other!]: 1, [one!]: 2 })).toBe(3)
    expect(size({})).toBe(0)
  })

  test('say what they do, in every language', async () => {
    for (const lang of ['en', 'de', 'fr']) {
      const words = await loadTexts(lang, 'kunitori')
      for (const card of KINDS.flatMap(cardsOf)) {
        for (const said of [...effects(card, words, {}), spoken(card, words, {})])
          expect(said, `${lang} ${card}`).not.toMatch(/kunitori-/)
      }
    }
  })
})

test('a choice is remarked on with what it costs', () => {
  const view = { prices: { [troop]: 4 }, territories: [{ defence: 1 }, { defence: 5 }] } as unknown as View
  const table = { view, settings: {} } as unknown as Table
  const say = (verb: string, args: Record<string, string>) =>
    remark({ verb, args, notation: '', option: 0 }, table, texts)
  expect(say('buy', { card: troop })).toContain('4')
  expect(say('assign', { card: troop, target: '2' })).toBe(texts.text('kunitori-page-shows', { count: 5 }))
  expect(say('pass', {})).toBe('')
})

test('whoever sees the cards drawn is not told their number', () => {
  const events = [
    happened('drew', { card: 'fort' }),
    happened('drew', { card: 'ninja' }),
    happened('draws', { seat: 0, count: 2 }),
    happened('draws', { seat: 1, count: 5 }),
  ]
  expect(story(events)).toEqual([happened('drew', { seat: 0, card: ['fort', 'ninja'] }), events[3]])
})

describe('battles', () => {
  const home = { camp: {}, ambush: [], revealed: [] }
  const view = {
    active: 0,
    host: [
      { card: troop, target: 1 },
      { card: troop, target: 1 },
    ],
    territories: [home, { ...home, camp: { [troop]: 1 } }],
    battles: [{ target: 1, attack: 6, defence: 2, winner: 0, reward: null }],
  } as unknown as View

  test('show who stands with what', () => {
    const [fight] = fightsOf(view)
    expect(fight).toMatchObject({ attacker: { seat: 0, total: 6 }, defender: { seat: 1, total: 2 } })
    expect(fight!.attacker.sources).toEqual([
      { card: troop, from: 'host', count: 2, strength: 2 * (face(troop).attack ?? 0) },
    ])
    expect(fight!.outlook).toEqual({ winner: 0, reward: null })
  })

  test('stay in sight when they have ended, until the next turn', () => {
    const field = new Battlefield()
    field.hear(view, [])
    const after = { ...view, host: [], battles: [] }
    const end: KunitoriEvent = { kind: 'battle-won', args: { seat: 0, other: 1, card: 'village', count: 3, left: 9 } }
    field.hear(after, [
      { kind: 'shows', args: { seat: 1, card: troop } },
      { kind: 'battle-attack', args: { seat: 0, other: 1, count: 6 } },
      { kind: 'battle-defence', args: { seat: 1, count: 3 } },
      end,
    ])
    expect(field.open).toEqual([])
    expect(field.shown).toHaveLength(1)
    expect(field.shown[0]).toMatchObject({ attacker: { total: 6 }, defender: { total: 3 }, end })
    expect(field.shown[0]!.defender.sources.at(-1)).toMatchObject({ from: 'ambush', strength: strength(troop) + 1 })
    field.hear(after, [{ kind: 'turn', args: { seat: 1, count: 2 } }])
    expect(field.shown).toEqual([])
  })
})
