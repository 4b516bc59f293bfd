import { expect, test, vi } from 'vitest'

import type { News, Welcome } from '../lib/connection.svelte'
import type { Forms, StoryEvent } from '../lib/forms'
import { EventLog } from './eventLog.svelte'

const event = (sequence: number): StoryEvent => ({ kind: 'moves', args: {}, sequence, choice: null })
const part = (sequence: number, first: number, total: number, ...told: number[]): Forms['Story'] => ({
  sequence,
  first,
  total,
  events: told.map(event),
})
const message = (sequence: number, more: object = {}) =>
  ({ sequence, kind: 'play', events: [], table: { status: 'running' }, ...more }) as unknown as News
const welcome = (sequence: number) => message(sequence, { kind: 'table', missed: [] }) as unknown as Welcome

function log(...parts: Forms['Story'][]) {
  const story = vi.fn(() => Promise.resolve(parts.shift()!))
  return { log: new EventLog({ story }), story }
}

const settled = () => new Promise((wake) => setTimeout(wake, 0))

test('a long story is read part by part', async () => {
  const { log: found, story } = log(part(7, 0, 3, 1, 2), part(7, 2, 3, 5))
  found.hear(welcome(7))
  await settled()
  expect(story.mock.calls).toEqual([[{ begin: 0 }], [{ begin: 2 }]])
  expect(found.events.map(({ sequence }) => sequence)).toEqual([1, 2, 5])
  expect(found.sequence).toBe(7)
})

test('after a break only what is new is read, and what was taken back is gone', async () => {
  const { log: found, story } = log(part(3, 0, 3, 1, 2, 3), part(6, 2, 4, 5, 6))
  found.hear(welcome(3))
  await settled()
  found.hear(welcome(6))
  await settled()
  expect(story).toHaveBeenLastCalledWith({ after: 3 })
  expect(found.events.map(({ sequence }) => sequence)).toEqual([1, 2, 5, 6])
})

test('what happens between two parts begins it anew', async () => {
  const { log: found } = log(part(7, 0, 3, 1, 2), part(8, 2, 3, 8), part(8, 0, 3, 1, 7, 8))
  found.hear(welcome(7))
  await settled()
  expect(found.events.map(({ sequence }) => sequence)).toEqual([1, 7, 8])
})

test('each message goes on where the last ended', async () => {
  const { log: found, story } = log(part(1, 0, 1, 1))
  found.hear(welcome(1))
  await settled()
  found.hear(message(2, { events: [{ kind: 'moves', args: {} }] }))
  expect(found.events.map(({ sequence }) => sequence)).toEqual([1, 2])
  expect(story).toHaveBeenCalledTimes(1)
})
