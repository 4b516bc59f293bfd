/** What the table's frame and a game's board promise each other. */
import type { Component } from 'svelte'

import type { Choice, Happened, Question, Table } from './forms'
import type { Lit } from './lit.svelte'
import type { Texts } from './texts'
import type { TableApi } from './api'

/** A choice that was begun on the board and isn't said yet: it is asked about instead of the question. */
export interface Begun {
  words: string
  /** How it can be finished. */
  ways: readonly { notation: string; words: string; remark: string; take: () => void }[]
  /** How it is given up. */
  back: { words: string; take: () => void }
}

export interface BoardProps {
  /** The position to show: the live one, or one of the past. Its `view` has the game's own form. */
  table: Table
  /** What this seat is asked; null while nothing is, while an answer is under way, and in the past. */
  question: Question | null
  /** What has happened since the position shown before; empty after a jump. */
  news: Happened[]
  /** What led to the position looked at, when it was picked from the story: to be shown once more. */
  retold?: Happened[]
  texts: Texts
  /** What a pointer or the keyboard lights up, anywhere on the screen. */
  lit: Lit
  /**
   * Say one choice, or several that belong together, in notation. What is not legal is not sent: the frame shows
   * the reason instead, so that a board may offer everything that can be pointed at.
   */
  choose: (...notations: string[]) => void
  /** Tell the frame that a choice was begun, or given up. */
  begin: (begun: Begun | undefined) => void
  /** Ask the server about this table, as this seat: `ask('/forecast', { plan })`. */
  ask: <Answer>(path: string, body?: unknown) => Promise<Answer>
  /** Motion is wanted (neither switched off nor against the system's setting). */
  motion: boolean
}

export interface PanelProps {
  table: Table
  /** Whose panel it is. */
  seat: number
  texts: Texts
  lit: Lit
}

export interface SignsProps {
  texts: Texts
}

/**
 * How a game looks: `games/<game>/index.ts` exports one as `look`.
 *
 * The frame's panels lie over the edges of the board. It says how much they cover as `--inset-right` and
 * `--inset-bottom`; what is asked has to be outside of that.
 */
export interface Look {
  Board: Component<BoardProps>
  /** The board fills the screen and heeds the insets itself; any other is given the free area only. */
  bleeds?: boolean
  /** All about a player: shown when one points at the row with the name. */
  Panel?: Component<PanelProps>
  /** A player's points so far, where they are known. */
  points?: (table: Table, seat: number) => number | null
  /** What else matters most about a player, in one short line: about three figures. */
  Figures?: Component<PanelProps>
  /** The board shows every player's figures: the column of players starts narrow. */
  narrow?: boolean
  /** What the symbols on the board mean, for whoever asks for help. */
  Signs?: Component<SignsProps>
  /** Where the game stands, for the bar: its round or season. */
  when?: (table: Table, texts: Texts) => string
  /** The board asks this itself, with this text: the list of choices stays folded until it is wanted. */
  asks?: (table: Table) => string | undefined
  /** The board itself offers this choice; what it doesn't offer stands as a button below the question. */
  offers?: (choice: Choice, table: Table) => boolean
  /** What a choice costs or gives, beside its words in the list. */
  remark?: (choice: Choice, table: Table, texts: Texts) => string
  /** Events that open a new paragraph of the story. */
  chapters: ReadonlySet<string>
  /** Events that belong together, put into one; else they are told as they are. */
  story?: (events: Happened[]) => Happened[]
}

/** What the story after the game is given (`after/After.svelte`). */
export interface AfterProps {
  table: Table
  texts: Texts
  api: TableApi
  /** Show the table as it stood after so many choices. */
  jump: (choice: number) => void
}

const looks = import.meta.glob<{ look: Look }>('../games/*/index.ts')

/** The look of a game; undefined for a game that has none yet and is played from the list of choices. */
export async function lookOf(game: string): Promise<Look | undefined> {
  const found = looks[`../games/${game}/index.ts`]
  return found && (await found()).look
}
