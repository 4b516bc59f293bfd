import type { Look } from '../../lib/board'
import { onBoard } from './asking'
import Board from './Board.svelte'
import type { KunitoriEvent, View } from './faces'
import Figures from './Figures.svelte'
import Panel from './Panel.svelte'
import Signs from './Signs.svelte'
import { remark, story, when } from './words'

export const look: Look = {
  Board,
  bleeds: true,
  Panel,
  Figures,
  Signs,
  narrow: true,
  points: (table, seat) => (table.view as View).territories[seat]?.points ?? null,
  when: (table, texts) => when(table.view as View, texts),
  offers: (choice, table) => onBoard(choice, table.question),
  remark,
  story,
  chapters: new Set<KunitoriEvent['kind']>(['turn']),
}
