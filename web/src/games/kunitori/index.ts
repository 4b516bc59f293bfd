import type { Look } from '../../lib/board'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import { remark, story } from './words'

export const look: Look = { Board, Panel, remark, story, chapters: new Set(['turn']) }
