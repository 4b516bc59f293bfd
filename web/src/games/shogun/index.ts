import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import { viewOf } from './view'

export const look: Look = {
  Board,
  Panel,
  asks: (table) => (table.seat !== null && viewOf(table).step === 'plan' ? 'shogun-page-ask-plan' : undefined),
  chapters: new Set(['year', 'season', 'winter', 'action', 'event-drawn']),
}
