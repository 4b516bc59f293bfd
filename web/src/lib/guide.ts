/** Who sits beside a learner at a table: what may be said, and words about it. */
import type { Component } from 'svelte'

import type { Table } from './forms'
import type { Lit } from './lit.svelte'
import type { Texts } from './texts'

export interface GuidePanelProps {
  guide: Guide
  table: Table
  texts: Texts
  lit: Lit
  choose: (...notations: string[]) => void
}

export interface Guide {
  /** The files of texts it speaks from. */
  files: readonly string[]
  /** Whether this is what the lesson waits for; if not, the guide says so. */
  allows: (notations: readonly string[]) => boolean
  /** What it waited for has happened. */
  made: () => void
  /** Stands beside the board. */
  Panel: Component<GuidePanelProps>
}
