/** This browser's shares of the shuffles: brought as a hash, shown when all hashes are there, checked at the end. */
import type { Command, Forms, Table } from './forms'
import { sha256 } from './sha256'
import { requestId, TableApi } from './api'

type Shuffle = Forms['ShuffleShown']

/** A share, and what was known when it was shown: nobody can change their mind after that. */
interface Kept {
  share: string
  server?: string
  hashes?: Shuffle['hashes']
}

const SHARES = 'tenshu.shares'
const MOST = 100
const AGAIN = 2000
const TRIES = 10

function load(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(SHARES) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** Keep the share of the seat that a token opens. */
export function keepShare(token: string, kept: Kept): void {
  const all = Object.entries({ ...load(), [token]: kept })
  try {
    localStorage.setItem(SHARES, JSON.stringify(Object.fromEntries(all.slice(-MOST))))
  } catch {
    // Without storage the share is never shown, and the others deal without it.
  }
}

export const newShare = (): string => requestId()
export const shareHash = (share: string): string => sha256(`tenshu share ${share}`)
export const seedHash = (seed: string): string => sha256(`tenshu seed ${seed}`)

export function mixedSeed({ server, shares }: Shuffle): string {
  return sha256(`tenshu shuffle ${server} ${shares.map((share) => share ?? '-').join(' ')}`).slice(0, 32)
}

/** The seats that the deal waits for: for a hash first, then for the share. */
export function awaited(table: Table): number[] {
  const { shuffle } = table
  if (!shuffle || shuffle.dealt) return []
  if (shuffle.missing.length) return shuffle.missing
  return shuffle.hashes.flatMap((hash, seat) => (hash && !shuffle.shares[seat] ? [seat] : []))
}

/** What a seat of this browser is to do next for the shuffle. */
export function nextStep(token: string, seat: number, table: Table): Command | undefined {
  if (!awaited(table).includes(seat) || table.seats[seat]!.kind === 'open') return undefined
  const shuffle = table.shuffle!
  const kept = load()[token]
  if (shuffle.missing.includes(seat)) {
    const share = kept?.share ?? newShare()
    keepShare(token, { share })
    return { do: 'share', id: requestId(), hash: shareHash(share) }
  }
  if (!kept || shareHash(kept.share) !== shuffle.hashes[seat]) return undefined
  keepShare(token, { share: kept.share, server: shuffle.server_hash, hashes: shuffle.hashes })
  return { do: 'reveal', id: requestId(), share: kept.share }
}

const underWay = new Set<string>()

/** Bring and show the shares of these seats, as far as the others are. */
export async function takePart(seats: readonly { token: string; seat: number }[], table: Table): Promise<void> {
  await Promise.all(seats.map(({ token, seat }) => takeSteps(token, seat, table)))
}

async function takeSteps(token: string, seat: number, seen: Table): Promise<void> {
  if (underWay.has(token)) return
  underWay.add(token)
  const api = new TableApi(token)
  let table = seen
  for (let tries = 0; tries < TRIES; tries++) {
    const step = nextStep(token, seat, table)
    if (!step) break
    try {
      await api.command(step)
      // It may have moved on while this was under way.
      table = await api.table()
    } catch {
      await new Promise((wake) => setTimeout(wake, AGAIN))
      table = await api.table().catch(() => table)
    }
  }
  underWay.delete(token)
}

/** Whether this browser's own share is in the deal, with all that was known when it was shown; null: it has none. */
export function ownShare(token: string, seat: number | null, shuffle: Shuffle): boolean | null {
  if (seat === null) return null
  const kept = load()[token]
  if (!kept) return shuffle.shares[seat] === null ? false : null
  const same = JSON.stringify([kept.server, kept.hashes]) === JSON.stringify([shuffle.server_hash, shuffle.hashes])
  return shuffle.shares[seat] === kept.share && same
}

/** Whether everything fits together, once the game is over. */
export function fits(seed: string, shuffle: Shuffle): boolean {
  const shown = shuffle.shares.every((share, seat) => share === null || shareHash(share) === shuffle.hashes[seat])
  return shown && seedHash(shuffle.server ?? '') === shuffle.server_hash && mixedSeed(shuffle) === seed
}
