import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import Figures from './Figures.svelte'
import Panel from './Panel.svelte'
import { onBoard, viewOf } from './view'

export const look: Look = {
  Board,
  bleeds: true,
  Panel,
  Figures,
  points: (table, seat) => viewOf(table).clans[seat]?.points ?? null,
  when: (table, texts) => {
    const { season, year } = viewOf(table)
    const name = texts.name('shogun', 'season', season)
    return year > 0 ? `${name}, ${texts.text('shogun-page-year', { year })}` : name
  },
  asks: (table) => (table.seat !== null && viewOf(table).step === 'plan' ? 'shogun-page-ask-plan' : undefined),
  offers: (choice, table) => onBoard(choice, table.question),
  chapters: new Set(['year', 'season', 'winter', 'action', 'event-drawn']),
}
