import { beforeEach, expect, test } from 'vitest'

import type { GameInfo } from '../lib/forms'
import { known, recall } from '../lib/tokens'
import { stubServer, stubStorage, texts } from '../lib/testing'
import { type Chair, createTable, keepName, ownName, usualBot, usualChairs } from './creation'
import { invitation } from './invitations'

const words = texts('player = Player { $number }')
const game = (bots: string[]) => ({ game: 'kunitori', bots }) as GameInfo
const chair = (sitter: Chair['sitter'], name = ''): Chair => ({ sitter, name, bot: 'easy' })
const created = {
  table_id: 'abc',
  seats: [0, 1, 2].map((seat) => ({ seat, token: `abc.seat${seat}` })),
  spectator: { token: 'abc.watch' },
}
const asked = (...chairs: Chair[]) => ({ game: 'kunitori', chairs, settings: {}, public: false, clock: null })

beforeEach(() => void stubStorage())

test('the usual bot is a medium one, or what there is', () => {
  expect(usualBot(game(['easy', 'medium', 'hard']))).toBe('medium')
  expect(usualBot(game(['random', 'greedy']))).toBe('greedy')
  expect(usualBot(game(['random']))).toBe('random')
})

test('oneself sits first, under the name last used', () => {
  expect(usualChairs(game(['easy']), 2, words).map(({ sitter, name }) => [sitter, name])).toEqual([
    ['here', 'Player 1'],
    ['bot', ''],
  ])
  keepName('  Ann ')
  keepName('   ')
  expect(ownName()).toBe('Ann')
  expect(usualChairs(game(['easy']), 2, words)[0]!.name).toBe('Ann')
})

test('against bots one goes to the own seat', async () => {
  const sent = stubServer({ json: created })
  expect(await createTable(asked(chair('here', ' Ann '), chair('bot')))).toBe('abc.seat0')
  expect(sent[0]!.path).toBe('/api/tables')
  expect(sent[0]!.body).toMatchObject({
    game: 'kunitori',
    seats: [
      { kind: 'person', name: 'Ann', bot: 'easy' },
      { kind: 'bot', bot: 'easy', name: 'Momiji' },
    ],
  })
  expect(recall('abc.seat0')).toMatchObject({ seat: 0, name: 'Ann', spectator: 'abc.watch' })
})

test('with guests one goes to the links that are to be handed out', async () => {
  stubServer({ json: created })
  expect(await createTable(asked(chair('here', 'Ann'), chair('link', 'Bea'), chair('open')))).toBe('/links/abc')
  expect(invitation('abc')).toMatchObject({ guests: [null, 'Bea', null], own: 'abc.seat0', open: 1 })
  expect(invitation('other')).toBeUndefined()
})

test('who shares the device shares all its links', async () => {
  stubServer({ json: created })
  await createTable(asked(chair('here', 'Ann'), chair('here', 'Bea')))
  expect(known()).toHaveLength(2)
  for (const { hotseat } of known()) expect(hotseat).toEqual(['abc.seat0', 'abc.seat1'])
})

test('a record is imported', async () => {
  const sent = stubServer({ json: created })
  await createTable({ ...asked(chair('here', 'Ann')), record: 'tenshu record' })
  expect(sent[0]).toMatchObject({ path: '/api/tables/import', body: { record: 'tenshu record' } })
})
