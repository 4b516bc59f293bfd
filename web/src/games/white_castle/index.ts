import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import Figures from './Figures.svelte'
import Panel from './Panel.svelte'
import Signs from './Signs.svelte'
import { onBoard, remark, when, type View } from './play.svelte'

/** These are told on the board in symbols only. */
const TOLD = new Set(['do', 'gain', 'exchange'])

export const look: Look = {
  Board,
  bleeds: true,
  Panel,
  Figures,
  Signs,
  points: (table, seat) => (table.view as View).clans[seat]?.points ?? null,
  when: (table, texts) => when(table.view as View, texts),
  offers: (choice, table) => onBoard(choice, table.question),
  chapters: new Set(['round', 'turn', 'rival-turn']),
  remark: (choice, table, texts) => {
    const offer = (table.view as View).offers.find((one) => one.choice === choice.notation)
    return offer && !TOLD.has(choice.verb) ? remark(offer, texts) : ''
  },
}
