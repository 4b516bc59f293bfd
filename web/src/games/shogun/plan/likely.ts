/** What is likely to happen around a province: where it would attack, and who could take it. */
import { neighbours } from '../land'
import type { View } from '../view'

/** Farmers that defend a province of nobody. */
const FARMERS = 1

function defenders(view: View, province: string): number {
  const { owner, armies } = view.provinces[province]!
  return owner === null ? FARMERS : armies
}

/** The weakest neighbour that can be attacked, if the armies that may leave are enough for it. */
export function attackFrom(view: View, province: string): string | undefined {
  const { owner, armies } = view.provinces[province]!
  const others = neighbours(province).filter((id) => view.provinces[id]!.in_play && view.provinces[id]!.owner !== owner)
  const [weakest] = others.toSorted((a, b) => defenders(view, a) - defenders(view, b))
  return weakest && armies - 1 >= defenders(view, weakest) ? weakest : undefined
}

/** The neighbours with more armies to send than stand here. */
export function threats(view: View, province: string): string[] {
  const { owner, armies } = view.provinces[province]!
  return neighbours(province).filter((id) => {
    const other = view.provinces[id]!
    return other.owner !== null && other.owner !== owner && other.armies - 1 > armies
  })
}
