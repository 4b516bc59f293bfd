import { expect, test } from 'vitest'

import { latest } from './latest'

test('what comes is kept', async () => {
  const kept: number[] = []
  latest(Promise.resolve(1), (found) => kept.push(found))
  await Promise.resolve()
  expect(kept).toEqual([1])
})

test('what comes too late is not', async () => {
  const kept: number[] = []
  const stop = latest(Promise.resolve(1), (found) => kept.push(found))
  stop()
  await Promise.resolve()
  expect(kept).toEqual([])
})
