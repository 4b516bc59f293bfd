/** What is printed on cards, tiles and tracks: the rules' own data. */
import boardData from '../../../../src/tenshu/games/white_castle/data/board.toml'
import effectData from '../../../../src/tenshu/games/white_castle/data/effects.toml'

type Counts = Record<string, number>

export interface Sign {
  kind: string
  count: number
}

export interface Parts {
  pay: Sign[]
  gives: Sign[]
}

interface Board {
  season: { fields: number; trees: Counts; points: number[] }
  courtiers: { gate: number; climb: number[]; points: Counts }
}

export const { season, courtiers } = boardData as Board

export function signs(counts: Counts): Sign[] {
  return Object.entries(counts).map(([kind, count]) => ({ kind, count }))
}

const effects = new Map(
  (effectData as { effect: { id: string; pay?: Counts; gives: Counts }[] }).effect.map((one) => [
    one.id,
    { pay: signs(one.pay ?? {}), gives: signs(one.gives) },
  ]),
)

/** The symbols of an effect: what is paid, then what is given. */
export function parts(effect: string): Parts {
  return effects.get(effect) ?? { pay: [], gives: [] }
}
