import { beforeEach, expect, test } from 'vitest'

import type { Forms, Table } from './forms'
import { sha256 } from './sha256'
import { awaited, fits, keepShare, mixedSeed, nextStep, ownShare, seedHash, shareHash } from './shuffle'
import { stubStorage } from './testing'

const SHARES = ['00'.repeat(16), '11'.repeat(16)]

function shuffle(more: Partial<Forms['ShuffleShown']> = {}): Forms['ShuffleShown'] {
  return {
    server_hash: seedHash('secret'),
    server: null,
    hashes: [null, null],
    shares: [null, null],
    missing: [0, 1],
    dealt: false,
    late: 0,
    ...more,
  }
}

const table = (shown: Forms['ShuffleShown'] | null) =>
  ({ shuffle: shown, seats: [{ kind: 'person' }, { kind: 'person' }] }) as Table
const hashes = SHARES.map(shareHash)

beforeEach(() => void stubStorage())

test('the digest is that of everyone', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('ü'.repeat(100))).toBe('83af2e24c464bea3ce77f43643ef76b5726234733b89415dc66f1aa37bfeb283')
})

test('a table that is not mixed waits for nobody', () => {
  expect(awaited(table(null))).toEqual([])
  expect(nextStep('t', 0, table(null))).toBeUndefined()
})

test('first comes the hash, then the share', () => {
  const first = nextStep('t', 0, table(shuffle()))!
  expect(first.do).toBe('share')
  const hash = (first as Forms['Share']).hash
  // Asked again before the answer came, it is the same.
  expect((nextStep('t', 0, table(shuffle())) as Forms['Share']).hash).toBe(hash)
  const waiting = shuffle({ hashes: [hash, null], missing: [1] })
  expect(awaited(table(waiting))).toEqual([1])
  expect(nextStep('t', 0, table(waiting))).toBeUndefined()
  const all = shuffle({ hashes: [hash, hashes[1]!], missing: [] })
  const shown = nextStep('t', 0, table(all)) as Forms['Reveal']
  expect([shown.do, shareHash(shown.share)]).toEqual(['reveal', hash])
  expect(nextStep('other device', 0, table(all))).toBeUndefined()
  const dealt = shuffle({ hashes: all.hashes, shares: [shown.share, SHARES[1]!], missing: [], dealt: true })
  expect(nextStep('t', 0, table(dealt))).toBeUndefined()
  expect(ownShare('t', 0, dealt)).toBe(true)
  expect(ownShare('t', 0, { ...dealt, hashes: [hash, hash] })).toBe(false)
  expect(ownShare('t', 0, { ...dealt, server_hash: 'another' })).toBe(false)
  expect(ownShare('t', 0, { ...dealt, shares: [null, SHARES[1]!] })).toBe(false)
  expect(ownShare('t', null, dealt)).toBeNull()
})

test('in the end everything fits, or not', () => {
  keepShare('t', { share: SHARES[0]! })
  const over = shuffle({ server: 'secret', hashes, shares: SHARES, missing: [], dealt: true })
  expect(fits(mixedSeed(over), over)).toBe(true)
  expect(fits('another', over)).toBe(false)
  expect(fits(mixedSeed(over), { ...over, server_hash: 'another' })).toBe(false)
  expect(fits(mixedSeed(over), { ...over, hashes: [hashes[1]!, hashes[0]!] })).toBe(false)
})
