/** The drawing of the map: lines and places, made when the page is built. */
import land from './land.json'

export interface Spot {
  x: number
  y: number
}

/** How far the map is stretched to fill its window; what stands in a province isn't. */
export type Stretch = Spot

export type Kind = 'cube' | 'army' | 'torch' | 'sites' | 'leader' | 'monument' | 'printed'

/** What stands where in a province, from a scale on. */
export interface Places {
  at: ReadonlyMap<Kind, Spot>
  /** The lines of the name. */
  name: readonly Spot[]
}

export const WIDTH = land.width
export const HEIGHT = land.height
export const COAST = land.coast
export const BORDERS = land.borders
export const ROUTES = land.routes
/** From which scale on a level is shown, and how many points of the map a pixel of it is. */
export const LEVELS = land.levels

type Id = keyof typeof land.provinces
export const PROVINCES = Object.keys(land.provinces)
/** The first level that shows the names. */
export const NAMED = land.levels.findIndex((_, level) => land.provinces.owari.levels[level]!.name.length > 0)

export function outline(province: string): string {
  return land.provinces[province as Id].outline
}

export function middle(province: string, stretch: Stretch = { x: 1, y: 1 }): Spot {
  const [x, y] = land.provinces[province as Id].middle
  return { x: x! * stretch.x, y: y! * stretch.y }
}

/** The level of detail at a scale. */
export function levelAt(scale: number): number {
  return Math.max(
    0,
    LEVELS.findLastIndex(({ from }) => scale >= from - 1e-9),
  )
}

const PLACES = new Map(PROVINCES.map((province) => [province, land.provinces[province as Id].levels.map(read)]))

type Level = { name: [string, number, number][] } & Record<Kind, [number, number]>

function read(level: object): Places {
  const { name, ...rest } = level as Level
  return {
    at: new Map(Object.entries(rest).map(([kind, [x, y]]) => [kind as Kind, { x, y }])),
    name: name.map(([, x, y]) => ({ x, y })),
  }
}

export function places(province: string, level: number): Places {
  return PLACES.get(province)![level]!
}

/** A name in so many lines, broken at its words. */
export function inLines(name: string, count: number): string[] {
  return count < 2 ? [name] : name.split(/(?<=-)|\s/).filter(Boolean)
}

const NEIGHBOURS = new Map(PROVINCES.map((province) => [province, [...BORDERS, ...ROUTES].flatMap(other(province))]))

function other(province: string): (border: { between: string[] }) => string[] {
  return ({ between: [a, b] }) => (a === province ? [b!] : b === province ? [a!] : [])
}

export function neighbours(province: string): readonly string[] {
  return NEIGHBOURS.get(province)!
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
export function arrow(from: string, to: string, stretch: Stretch = { x: 1, y: 1 }): string {
  const a = middle(from, stretch)
  const b = middle(to, stretch)
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
