/** Where the cubes lie: in the tower and in the tray. Always the same for the same cubes. */
import type { Cubes } from './scenes'

export interface Cube {
  colour: string
  x: number
  y: number
  turn: number
}

/** All cubes one by one, well mixed. */
export function mixed(cubes: Cubes): string[] {
  const rows = Object.entries(cubes).flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, nth) => ({ colour, at: (nth + 0.5) / count })),
  )
  return rows.sort((one, other) => one.at - other.at).map(({ colour }) => colour)
}

/** Some disorder that stays the same: from -1 to 1. */
function chance(place: number, salt: number): number {
  const wild = Math.sin(place * 127.1 + salt * 311.7) * 43758.5453
  return (wild - Math.floor(wild)) * 2 - 1
}

function row(colours: string[], left: number, right: number, bottom: number, size: number, salt: number): Cube[] {
  const wide = Math.max(1, Math.floor((right - left) / (size * 1.15)))
  return colours.map((colour, place) => ({
    colour,
    x: left + ((place % wide) + 0.5) * ((right - left) / wide) + chance(place, salt) * size * 0.12,
    y: bottom - size * 0.5 - Math.floor(place / wide) * size * 1.02,
    turn: chance(place, salt + 1) * 14,
  }))
}

/** On the three floors of the tower. */
export function onFloors(cubes: Cubes, floors: readonly number[], left: number, right: number, size: number): Cube[] {
  const colours = mixed(cubes)
  return floors.flatMap((bottom, floor) =>
    row(
      colours.filter((_, place) => place % floors.length === floor),
      left,
      right,
      bottom,
      size,
      floor * 7,
    ),
  )
}

export function inTray(cubes: Cubes, left: number, right: number, bottom: number, size: number): Cube[] {
  return row(mixed(cubes), left, right, bottom, size, 3)
}
