import { expect, test } from 'vitest'

import cases from '../../../tests/server/changes.json'
import { changed, type Change } from './changes'

test.each(cases as { old: unknown; new: unknown; change: Change }[])('$change', ({ old, new: fresh, change }) => {
  const before = JSON.stringify(old)
  expect(JSON.stringify(changed(old, change))).toBe(JSON.stringify(fresh))
  expect(JSON.stringify(old)).toBe(before)
})

test('what does not change stays the same object', () => {
  const old = { left: { deep: [1, 2] }, right: { deep: [1, 2] }, list: [{ a: 1 }, { b: 2 }] }
  const found = changed(old, { right: { deep: { 1: 3 } }, list: { 0: { a: 2 } } }) as typeof old
  expect(found).toEqual({ left: { deep: [1, 2] }, right: { deep: [1, 3] }, list: [{ a: 2 }, { b: 2 }] })
  expect(found.left).toBe(old.left)
  expect(found.list[1]).toBe(old.list[1])
})
