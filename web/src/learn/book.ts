/** What there is to learn about a game: `games/<game>/learn/book.ts` exports one as `book`. */
import type { Component } from 'svelte'

import type { Texts } from '../lib/texts'

/**
 * One step of a first game. `say` is a text, `learn-<game>-step-<say>`; `light` what it is about, as `card:fort`.
 * It waits for the learner's `choose`, or for a press on "next"; with `auto` others move first: seat and
 * notations. Several notations belong together, as in a plan.
 */
export interface Step {
  say: string
  light?: string[]
  choose?: string | string[]
  auto?: [seat: number, ...notations: string[]][]
}

/** A first game on the real rules: the record it begins with, the learner's seat, and what happens then. */
export interface Script {
  record: string[]
  seat: number
  names: string[]
  steps: Step[]
}

export interface Book {
  /** The picture of a chapter of the rules, where it has one. */
  Picture?: Component<{ chapter: string; texts: Texts }>
  script: Script
}

const books = import.meta.glob<{ book: Book }>('../games/*/learn/book.ts')

const place = (game: string) => `../games/${game}/learn/book.ts`

export async function bookOf(game: string): Promise<Book | undefined> {
  const found = books[place(game)]
  return found && (await found()).book
}

export function hasBook(game: string): boolean {
  return place(game) in books
}
