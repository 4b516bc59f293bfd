/** Shogun's view under the names its board uses. */
import type { Choice, Forms, Question, Table } from '../../lib/forms'

export type View = Forms['ShogunView']
export type Province = Forms['ShogunProvince']
export type Clan = Forms['ShogunClan']
export type Building = Province['buildings'][number]

export const BUILDINGS: readonly Building[] = ['castle', 'temple', 'theatre']
export const REGIONS = ['green', 'red', 'purple', 'yellow', 'brown'] as const

export function viewOf(table: Table): View {
  return table.view as unknown as View
}

/** The choices that are made by pointing at a province, by province. */
export function onMap(question: Question | null): Map<string, Choice> {
  const found = new Map<string, Choice>()
  for (const choice of question?.choices ?? []) {
    if (choice.args.province) found.set(choice.args.province, choice)
  }
  return found
}

/** The seat whose colour it is; null for the farmers' green. */
export function seatOf(view: View, colour: string): number | null {
  const seat = view.clans.findIndex((clan) => clan.colour === colour)
  return seat < 0 ? null : seat
}

/** What a panel of its own asks. */
const IN_PANELS = new Set(['favour', 'cancel', 'bonus', 'artist', 'send', 'pick-card', 'pick-group', 'leave-leader'])

/** The board itself offers this choice. */
export function onBoard(choice: Choice, question: Question | null): boolean {
  return IN_PANELS.has(question?.kind ?? '') || !!choice.args.province || !!choice.args.special
}
