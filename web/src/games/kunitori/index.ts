import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import type { KunitoriEvent } from './faces'
import Panel from './Panel.svelte'
import { remark, story } from './words'

export const look: Look = { Board, Panel, remark, story, chapters: new Set<KunitoriEvent['kind']>(['turn']) }
