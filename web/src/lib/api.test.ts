import { expect, test, vi } from 'vitest'

import { stubServer } from './testing'
import { ask, TableApi, Refused, Unreachable, requestId } from './api'

test('a question is a GET, one with a body a POST with the token', async () => {
  const sent = stubServer({ json: { ok: 1 } }, { text: 'a record' })
  expect(await ask('/rules')).toEqual({ ok: 1 })
  expect(await new TableApi('abc.secret').ask('/record', { id: 'x' })).toBe('a record')
  expect(sent).toEqual([
    { path: '/api/rules', method: 'GET', headers: {}, body: undefined },
    {
      path: '/api/tables/abc/record',
      method: 'POST',
      headers: { authorization: 'Bearer abc.secret', 'content-type': 'application/json' },
      body: { id: 'x' },
    },
  ])
})

test('a refusal has its reason, and the table as it is', async () => {
  stubServer({ status: 409, json: { code: 'late', reason: 'Too late', details: {}, table: { sequence: 3 } } })
  const refused = await ask('/tables/abc').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ status: 409, message: 'Too late', table: { sequence: 3 } })
})

test('no answer, and a gateway without a server, are both out of reach', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no route')))
  await expect(ask('/rules')).rejects.toBeInstanceOf(Unreachable)
  stubServer({ status: 502, text: '<html>' })
  await expect(ask('/rules')).rejects.toBeInstanceOf(Unreachable)
})

test('what may be asked is quoted in the address', async () => {
  const sent = stubServer({ json: {} }, { json: {} })
  const api = new TableApi('abc.secret')
  await api.whyNot('buy war & peace')
  await api.whyNot()
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/tables/abc/why?choice=buy%20war%20%26%20peace',
    '/api/tables/abc/why',
  ])
})

test('every request has an id of its own', () => {
  expect(requestId()).toMatch(/^[0-9a-f]{32}$/)
  expect(requestId()).not.toBe(requestId())
})
