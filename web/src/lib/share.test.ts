import { expect, test } from 'vitest'

import { share } from './share'

test('what equals the old is the old', () => {
  const old = { a: [1, 2, { b: 3 }], c: null }
  expect(share(old, { a: [1, 2, { b: 3 }], c: null })).toBe(old)
})

test('only the path to a change is new', () => {
  const old = { left: { deep: [1, 2] }, right: { deep: [1, 2] } }
  const found = share(old, { left: { deep: [1, 2] }, right: { deep: [1, 3] } })
  expect(found).toEqual({ left: { deep: [1, 2] }, right: { deep: [1, 3] } })
  expect(found).not.toBe(old)
  expect(found.left).toBe(old.left)
  expect(found.right.deep).not.toBe(old.right.deep)
})

test('a part that is gone, or more, is a change', () => {
  const old: Record<string, number> = { a: 1, b: 2 }
  expect(share(old, { a: 1 })).toEqual({ a: 1 })
  expect(share(old, { a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2, c: 3 })
})

test('lists are no tables, and null is no table', () => {
  expect(share([1], { 0: 1 })).toEqual({ 0: 1 })
  expect(share({ 0: 1 }, [1])).toEqual([1])
  expect(share({ a: {} }, { a: null })).toEqual({ a: null })
  expect(share(undefined, 'word')).toBe('word')
})
