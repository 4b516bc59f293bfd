/** The drawing of the map: lines and places, made when the page is built. */
import land from './land.json'

export interface Spot {
  x: number
  y: number
}

export const WIDTH = land.width
export const HEIGHT = land.height
export const COAST = land.coast
export const BORDERS = land.borders
export const ROUTES = land.routes

type Id = keyof typeof land.provinces
export const PROVINCES = Object.keys(land.provinces)

export function outline(province: string): string {
  return land.provinces[province as Id].outline
}

export function middle(province: string): Spot {
  const [x, y] = land.provinces[province as Id].middle
  return { x: x!, y: y! }
}

/** The next province in a direction, as the eye goes: near, and not far off the line. */
export function beside(province: string, dx: number, dy: number, among: readonly string[]): string {
  const from = middle(province)
  let best = province
  let least = Infinity
  for (const other of among) {
    const to = middle(other)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    const effort = along + 2.5 * across
    if (other !== province && along > 10 && effort < least) {
      least = effort
      best = other
    }
  }
  return best
}

/** An arrow's line from one province to another, bent a little, short of both middles. */
export function arrow(from: string, to: string): string {
  const a = middle(from)
  const b = middle(to)
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  const bend = Math.min(40, length / 6)
  const round = (n: number) => Math.round(n)
  const start = [a.x + ux * Math.min(48, length / 4), a.y + uy * Math.min(48, length / 4)].map(round)
  const turn = [(a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend].map(round)
  const end = [b.x - ux * Math.min(58, length / 3), b.y - uy * Math.min(58, length / 3)].map(round)
  return `M${start.join(' ')}Q${turn.join(' ')} ${end.join(' ')}`
}
