/** From what is asked for on the page to a table on the server, and to this browser's list. */
import type { Forms, GameInfo } from '../lib/forms'
import { keepShare, newShare, shareHash, takePart } from '../lib/shuffle'
import { remember } from '../lib/tokens'
import type { Texts } from '../lib/texts'
import { ask, newTable, requestId, TableApi } from '../lib/api'
import { keep } from './invitations'

/** Who sits there: someone at this device, someone with a link, anyone, or a bot. */
export type Sitter = 'here' | 'link' | 'open' | 'bot'

export interface Chair {
  sitter: Sitter
  name: string
  bot: string
}

export const LONGEST_NAME = 40

/** Without a hurry, an evening, or a few days for each move. */
export const CLOCKS: Record<string, Forms['NewTable']['clock']> = {
  none: null,
  brisk: { seconds: 900, increment: 15 },
  evening: { seconds: 2700, increment: 30 },
  day: { days: 1 },
  days: { days: 3 },
}
const NAME = 'tenshu.name'
const BOT_NAMES = ['Sakura', 'Momiji', 'Ume', 'Matsu', 'Take', 'Fuji']
const PREFERRED = ['medium', 'greedy']

export function ownName(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function keepName(name: string): void {
  if (name.trim()) localStorage.setItem(NAME, name.trim())
}

export function usualBot(game: GameInfo): string {
  return PREFERRED.find((bot) => game.bots.includes(bot)) ?? game.bots[0]!
}

/** Oneself, and bots around the table. */
export function usualChairs(game: GameInfo, players: number, texts: Texts): Chair[] {
  return Array.from({ length: players }, (_, seat) => ({
    sitter: seat ? ('bot' as const) : ('here' as const),
    name: seat ? '' : ownName() || texts.text('player', { number: 1 }),
    bot: usualBot(game),
  }))
}

function seatsOf(chairs: readonly Chair[]): Forms['SeatRequest'][] {
  return chairs.map(({ sitter, name, bot }, seat) => {
    if (sitter === 'bot') return { kind: 'bot', bot, name: BOT_NAMES[seat % BOT_NAMES.length]! }
    if (sitter === 'open') return { kind: 'open', bot }
    return { kind: 'person', bot, name: name.trim() }
  })
}

export interface TableRequest {
  game: string
  chairs: Chair[]
  settings: Record<string, string>
  public: boolean
  clock: Forms['NewTable']['clock']
  hints?: boolean
  /** A record to go on with; its game and settings hold. */
  record?: string
}

/** Create the table; answers where to go: to one's seat, or to the links that are still to be handed out. */
export async function createTable(asked: TableRequest): Promise<string> {
  const { game, chairs, settings, clock, hints, record } = asked
  const shares = chairs.map(({ sitter }) => (sitter === 'here' ? newShare() : null))
  const seats = seatsOf(chairs).map((seat, number) => {
    const share = shares[number]
    return share ? { ...seat, share: shareHash(share) } : seat
  })
  const created =
    record === undefined
      ? await newTable({ id: requestId(), game, seats, settings, public: asked.public, clock, hints, mixed: true })
      : await ask<Forms['Created']>('/tables/import', undefined, {
          id: requestId(),
          record,
          seats,
          public: asked.public,
          clock,
          hints,
        })
  const here = chairs.flatMap(({ sitter }, seat) => (sitter === 'here' ? [seat] : []))
  const tokenOf = (seat: number) => created.seats.find((one) => one.seat === seat)!.token
  const hotseat = here.map(tokenOf)
  for (const seat of here) keepShare(tokenOf(seat), { share: shares[seat]! })
  for (const seat of here.toReversed()) {
    const shared = hotseat.length > 1 ? { hotseat } : {}
    const name = chairs[seat]!.name.trim()
    remember(tokenOf(seat), {
      game,
      table: created.table_id,
      seat,
      name,
      spectator: created.spectator.token,
      ...shared,
    })
  }
  const guests = chairs.map(({ sitter, name }) => (sitter === 'link' ? name.trim() : null))
  const open = chairs.filter(({ sitter }) => sitter === 'open').length
  const own = hotseat[0] ?? null
  // Where nobody else is waited for, the cards lie ready before the table is opened.
  if (own)
    await takePart(
      here.map((seat) => ({ token: tokenOf(seat), seat })),
      await new TableApi(own).table(),
    )
  keep({ game, created, guests, own, open })
  return own && !open && guests.every((guest) => guest === null) ? own : `/links/${created.table_id}`
}
