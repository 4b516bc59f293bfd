/** The faces of the cards, as the rules' own data has them. */
import data from '../../../../src/tenshu/games/kunitori/data/cards.toml'
import type { Forms } from '../../lib/forms'

export type View = Forms['KunitoriView']
export type Territory = Forms['KunitoriTerritory']
export type KunitoriEvent = Forms['KunitoriEvent']

export const KINDS = ['troop', 'politics', 'general', 'victory', 'treasure'] as const
export type Kind = (typeof KINDS)[number]

export const VALUES = ['attack', 'defence', 'points'] as const
export const EFFECTS = ['draw', 'action', 'money', 'buy'] as const
type Effect = (typeof EFFECTS)[number]

export interface Face extends Partial<Record<(typeof VALUES)[number] | Effect, number>> {
  id: string
  kind: Kind
  count: number
  cost: number
  deployable?: boolean
  choose?: Partial<Record<Effect | 'scrap', number>>
  odd?: string
}

const faces = (data as { card: Face[] }).card
const byId = new Map(faces.map((face) => [face.id, face]))

export function face(card: string): Face {
  return byId.get(card)!
}

export function cardsOf(kind: Kind): string[] {
  return faces.filter((face) => face.kind === kind).map((face) => face.id)
}

/** What a card is worth to whoever stands behind it. */
export function strength(card: string): number {
  return (face(card).attack ?? 0) + (face(card).defence ?? 0)
}

/** A pile as a list, one entry a card, in the order of the pool. */
export function listed(pile: Record<string, number>): string[] {
  return faces.flatMap((face) => Array<string>(pile[face.id] ?? 0).fill(face.id))
}

export function size(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0)
}
