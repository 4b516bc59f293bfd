/** The sentence at the top: who decides what, in one's own language. */
import type { Look } from '../lib/board'
import type { Table } from '../lib/forms'
import type { Texts } from '../lib/texts'
import type { SeatSession } from './session.svelte'

export function sentence(session: SeatSession, texts: Texts, look: Look | undefined): string {
  const table = session.connection.table!
  const { past } = session
  if (past.table || past.wanted !== undefined)
    return texts.text('page-frame-past', { place: past.place, last: past.last })
  if (session.stuck) return texts.text('page-frame-stuck')
  if (table.status === 'over') return outcome(table, texts)
  if (table.status !== 'running') return texts.text('page-frame-waiting', { count: openSeats(table).length })
  if (table.question && session.begun) return session.begun.words
  const own = table.question && look?.asks?.(table)
  if (own) return texts.text(own)
  if (table.question) return texts.question(table.game, table.question)
  if (lent(table)) return texts.text('page-frame-lent')
  return deciding(table, texts)
}

export function names(seats: readonly number[], texts: Texts): string {
  return new Intl.ListFormat(texts.lang).format(seats.map((seat) => texts.player(seat)))
}

export function openSeats(table: Table): number[] {
  return table.seats.filter((seat) => seat.kind === 'open').map((seat) => seat.seat)
}

/** A bot plays for the player who looks. */
export function lent(table: Table): boolean {
  return table.seat !== null && table.seats[table.seat]!.kind === 'bot'
}

function deciding(table: Table, texts: Texts): string {
  const who = { count: table.deciders.length, names: names(table.deciders, texts) }
  const bots = table.deciders.every((seat) => table.seats[seat]!.kind === 'bot')
  return bots ? texts.text('page-frame-bots-think', who) : texts.text('page-frame-others-decide', who)
}

function outcome(table: Table, texts: Texts): string {
  const best = (table.ranking ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (!best.length) return texts.text('page-frame-over-lost')
  return texts.text('page-frame-over', { count: best.length, names: names(best, texts) })
}
