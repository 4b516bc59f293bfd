/** Which choices stand as buttons below the question, and which the board offers itself. */
import type { Look } from '../lib/board'
import type { Choice, Table } from '../lib/forms'

export function loose(choices: readonly Choice[], table: Table, look: Look | undefined): Choice[] {
  if (look?.asks?.(table)) return []
  return choices.filter((choice) => !look?.offers?.(choice, table))
}

/** There is more to choose than stands below the question. */
export function folded(table: Table, look: Look | undefined): boolean {
  const all = [...(table.question?.choices ?? []), ...table.spontaneous]
  return loose(all, table, look).length < all.length
}
