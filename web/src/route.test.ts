import { expect, test, vi } from 'vitest'

import { address, placeOf } from './route'

const TOKEN = 'abcdefghijklmnop.s3cret'

test.each([
  ['', { at: 'home' }],
  ['#', { at: 'home' }],
  ['#/', { at: 'home' }],
  ['#/lobby', { at: 'lobby' }],
  ['#/record', { at: 'record' }],
  ['#/new/shogun', { at: 'new', game: 'shogun' }],
  ['#/join/abc', { at: 'join', table: 'abc' }],
  ['#/links/abc', { at: 'links', table: 'abc' }],
  ['#/learn', { at: 'learn', path: [] }],
  ['#/learn/shogun/rules', { at: 'learn', path: ['shogun', 'rules'] }],
  [`#${TOKEN}`, { at: 'table', token: TOKEN }],
  [`#${TOKEN}&at=17`, { at: 'table', token: TOKEN }],
])('%s', (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
})

test.each(['#/new', '#/join', '#/cellar', '#something', '#ABCDEFGHIJKLMNOP.s3cret', '#abc.s3cret'])(
  '%s leads nowhere',
  (hash) => {
    expect(placeOf(hash)).toEqual({ at: 'nowhere' })
  },
)

test('an address is whole', () => {
  vi.stubGlobal('location', { origin: 'https://play.example', pathname: '/tenshu/' })
  expect(address('/lobby')).toBe('https://play.example/tenshu/#/lobby')
})
