/** The arithmetic of a line chart. */

/** Round numbers from the lowest to the highest value, about so many. */
export function ticks(lowest: number, highest: number, about: number): number[] {
  const span = Math.max(1, highest - lowest)
  const rough = span / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power)
  const first = Math.floor(lowest / step) * step
  return Array.from({ length: Math.ceil((highest - first) / step) + 1 }, (_, i) => first + i * step)
}

/** Heights at least so far apart, as near as can be to those wanted; within bounds while there is room. */
export function apart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const found = [...wanted]
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one]! - wanted[other]!)
  for (let i = 1; i < order.length; i++) {
    found[order[i]!] = Math.max(found[order[i]!]!, found[order[i - 1]!]! + gap)
  }
  let limit = lowest
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i]!, limit)
    limit = found[i] - gap
  }
  return found
}
