/** The arithmetic of a player's clock. */
import type { Table } from '../lib/forms'
import type { Texts } from '../lib/texts'

type Clock = NonNullable<Table['clock']>

/** Seconds left to a seat at a moment of the server's time. */
export function left(clock: Clock, seat: number, now: number): number {
  const used = clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0
  return Math.max(0, clock.left[seat]! - used)
}

/** `04:59`, `1:04:59`, or days and hours in words. */
export function spoken(seconds: number, texts: Texts): string {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600)
  if (days) return texts.text('page-frame-days', { days, hours: hours % 24 })
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = `${two((seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours ? `${hours}:${minutes}` : minutes
}
