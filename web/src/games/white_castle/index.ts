import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import { remark, type View } from './play.svelte'

export const look: Look = {
  Board,
  Panel,
  chapters: new Set(['round', 'turn', 'rival-turn']),
  remark: (choice, table, texts) => {
    const offer = (table.view as View).offers.find((one) => one.choice === choice.notation)
    return offer && choice.verb !== 'do' && choice.verb !== 'gain' && choice.verb !== 'exchange'
      ? remark(offer, texts)
      : ''
  },
}
