/** A view that no board knows, in words: rows under names, and one word for each value. */
import { capital, prefix, type Texts } from '../lib/texts'

/** The name of a part of a view: its text, or else its own name made readable. */
export function label(name: string, game: string, texts: Texts): string {
  return texts.find(`${prefix(game)}-view-${name}`) ?? capital(name.replaceAll(/[_-]/g, ' '))
}

/** The rows of a table; undefined for a single value, and for a list that isn't one entry a player. */
export function rows(value: unknown, players: number, texts: Texts): [string, unknown][] | undefined {
  if (!(value instanceof Array)) return value && typeof value === 'object' ? Object.entries(value) : undefined
  const bySeat = value.length === players && players > 1
  return bySeat ? value.map((one: unknown, seat) => [texts.player(seat), one]) : undefined
}

export function word(value: unknown, name: string, game: string, texts: Texts): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'string') return texts.name(game, name, value)
  if (typeof value !== 'object') return JSON.stringify(value)
  return Object.values(value)
    .map((one) => word(one, name, game, texts))
    .join(' ')
}
