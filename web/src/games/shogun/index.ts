import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import Panel from './Panel.svelte'

export const look: Look = {
  Board,
  Panel,
  chapters: new Set(['year', 'season', 'winter', 'action', 'event-drawn']),
}
