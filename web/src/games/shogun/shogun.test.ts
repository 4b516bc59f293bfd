/** What the board of Shogun computes: the map's geometry, the scenes of a round, the cubes in the tower. */
import { describe, expect, test, vi } from 'vitest'

import type { Question } from '../../lib/forms'
import { happened } from '../../lib/testing'
import { arrow, beside, HEIGHT, inLines, levelAt, middle, NAMED, neighbours, PROVINCES, WIDTH } from './land'
import { said } from './plan/draft.svelte'
import { attackFrom, threats } from './plan/likely'
import { inTray, mixed, onFloors } from './round/cubes'
import { readingTime, scenesOf } from './round/scenes'
import { Sheet } from './sheet.svelte'
import { onMap, seatOf, type View } from './view'

describe('the map', () => {
  test('has every province in its place', () => {
    for (const province of PROVINCES) {
      const { x, y } = middle(province)
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, province).toBe(true)
    }
  })

  test('is walked through in all directions, and never the wrong way', () => {
    for (const province of PROVINCES) {
      const east = beside(province, 1, 0, PROVINCES)
      const north = beside(province, 0, -1, PROVINCES)
      if (east !== province) expect(middle(east).x).toBeGreaterThan(middle(province).x)
      if (north !== province) expect(middle(north).y).toBeLessThan(middle(province).y)
    }
    expect(beside(PROVINCES[0]!, 1, 0, [PROVINCES[0]!])).toBe(PROVINCES[0])
  })

  test('draws arrows between two provinces, within them', () => {
    const [from, to] = [middle(PROVINCES[0]!), middle(PROVINCES[1]!)]
    const [sx, sy, , , ex, ey] = arrow(PROVINCES[0]!, PROVINCES[1]!).match(/-?\d+/g)!.map(Number)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    expect(Math.hypot(sx! - from.x, sy! - from.y)).toBeLessThan(length / 2)
    expect(Math.hypot(ex! - to.x, ey! - to.y)).toBeLessThan(length / 2)
  })
})

test('names are broken at words only', () => {
  expect(inLines('Awa-Shikoku', 1)).toEqual(['Awa-Shikoku'])
  expect(inLines('Awa-Shikoku', 2)).toEqual(['Awa-', 'Shikoku'])
})

describe('what is likely', () => {
  const province = (owner: number | null, armies: number) => ({ owner, armies, in_play: true })
  const view = {
    provinces: Object.fromEntries(PROVINCES.map((id) => [id, province(0, 2)])),
  } as unknown as View
  view.provinces.iwami = { ...view.provinces.iwami!, owner: 1, armies: 4 }

  test('is an attack on the weakest neighbour, if it can succeed', () => {
    expect(neighbours('aki')).toContain('iwami')
    expect(attackFrom(view, 'aki')).toBeUndefined()
    view.provinces.aki = { ...view.provinces.aki!, armies: 6 }
    expect(attackFrom(view, 'aki')).toBe('iwami')
    view.provinces.aki = { ...view.provinces.aki, armies: 2 }
  })

  test('is that a stronger neighbour comes', () => {
    expect(threats(view, 'aki')).toEqual(['iwami'])
    expect(threats(view, 'mutsu')).toEqual([])
  })
})

test('a chest card on an action is said as a covered field', () => {
  expect(said({ bid: 'chest-2', castle: 'chest-4', tax: 'owari', 'court-1': 'tower' })).toEqual({
    bid: 'chest-2',
    castle: 'blank',
    tax: 'owari',
    'court-1': 'tower',
  })
})

describe('the sheet under the window', () => {
  const heart = { x: WIDTH / 2, y: HEIGHT / 2 }
  function sheet(width: number, height: number): Sheet {
    vi.useFakeTimers()
    const made = new Sheet()
    made.resize(width, height, heart)
    return made
  }

  test('is shown whole and in the middle, and fills what is free', () => {
    const map = sheet(1200, 700)
    expect(WIDTH * map.scale * map.stretch.x).toBeGreaterThan(1200 * 0.92)
    expect(WIDTH * map.scale * map.stretch.x).toBeLessThanOrEqual(1200.001)
    expect(HEIGHT * map.scale * map.stretch.y).toBeGreaterThan(700 * 0.92)
    expect(HEIGHT * map.scale * map.stretch.y).toBeLessThanOrEqual(700.001)
    expect(map.x).toBeCloseTo((1200 - WIDTH * map.scale * map.stretch.x) / 2)
  })

  test('leaves panels free', () => {
    const map = sheet(1200, 900)
    map.resize(1200, 900, heart, { top: 40, right: 200, bottom: 300, left: 0 })
    expect(map.x + WIDTH * map.scale * map.stretch.x).toBeLessThanOrEqual(1000)
    expect(map.y).toBeGreaterThanOrEqual(40)
    expect(map.y + HEIGHT * map.scale * map.stretch.y).toBeLessThanOrEqual(600)
  })

  test('is never too small to read its names', () => {
    const map = sheet(390, 400)
    expect(levelAt(map.scale)).toBe(NAMED)
    expect(map.x).toBeLessThanOrEqual(0)
  })

  test('grows around the pointer', () => {
    const map = sheet(1200, 900)
    const at = { x: 600, y: 450 }
    const under = { x: (at.x - map.x) / map.scale, y: (at.y - map.y) / map.scale }
    map.zoom(2, at)
    expect((at.x - map.x) / map.scale).toBeCloseTo(under.x)
    expect((at.y - map.y) / map.scale).toBeCloseTo(under.y)
  })

  test('never gets smaller than the window, nor larger than three to one', () => {
    const map = sheet(390, 400)
    map.zoom(0.01)
    expect(WIDTH * map.scale).toBeCloseTo(390)
    map.zoom(1000)
    expect(map.scale).toBe(3)
  })

  test('is never moved out of sight', () => {
    const map = sheet(1200, 900)
    map.pan(1e6, -1e6)
    expect(map.x).toBeLessThan(1200)
    expect(map.y + HEIGHT * map.scale).toBeGreaterThan(0)
  })

  test('shows a place that is asked for', () => {
    const map = sheet(1200, 900)
    map.zoom(6)
    map.reveal({ x: 10, y: 10 })
    expect(map.x + 10 * map.scale).toBeGreaterThanOrEqual(0)
    expect(map.y + 10 * map.scale).toBeGreaterThanOrEqual(0)
  })

  test('keeps its place when the window changes, once it was moved', () => {
    const map = sheet(1200, 900)
    map.zoom(3)
    const { scale } = map
    map.resize(1000, 800, heart)
    expect(map.scale).toBe(scale)
  })
})

describe('a round in scenes', () => {
  const kinds = (...events: string[]) => scenesOf(events.map((kind) => happened(kind))).map(({ kind }) => kind)
  const battle = [
    happened('action', { action: 'march' }),
    happened('attacks', { seat: 0, origin: 'kai', province: 'mino', amount: 4 }),
    happened('tower', { into: { red: 4 }, out: { red: 3, blue: 2 }, inside: { red: 5 } }),
    happened('battle'),
    happened('conquers'),
    happened('acts', { seat: 1 }),
  ]

  test('puts together what belongs together', () => {
    expect(kinds('season', 'action-opened', 'bids', 'takes-place', 'action', 'acts', 'harvests')).toEqual([
      'season',
      'order',
      'action',
    ])
  })

  test('does not tell of planning', () => {
    expect(kinds('has-planned', 'replans')).toEqual([])
  })

  test('shows a battle with its throw, and goes on with the action after it', () => {
    const scenes = scenesOf(battle)
    expect(scenes.map(({ kind }) => kind)).toEqual(['action', 'battle', 'action'])
    expect(scenes[1]).toMatchObject({
      arrows: [{ from: 'kai', to: 'mino', armies: 4, seat: 0, attack: true }],
      cast: { into: { red: 4 }, out: { red: 3, blue: 2 }, sums: { kind: 'battle' }, verdict: { kind: 'conquers' } },
    })
    expect(scenes[2]!.lines[0]).toBe(battle[0])
  })

  test('takes a throw without an attack for a revolt', () => {
    expect(scenesOf([happened('tower'), happened('revolt'), happened('revolt-won')])[0]!.kind).toBe('revolt')
  })

  test('has a majority for each region', () => {
    const majority = (region: string) => happened('scores-majority', { region })
    expect(scenesOf([majority('red'), majority('red'), majority('green')])).toHaveLength(2)
  })

  test('gives more time to more lines, and most to a battle', () => {
    const [action, fight] = scenesOf(battle)
    expect(readingTime(action!)).toBeLessThan(readingTime(fight!))
  })
})

describe('cubes', () => {
  const cubes = { red: 4, green: 2, blue: 1 }

  test('are mixed, and all there', () => {
    expect(mixed(cubes).toSorted()).toEqual(['blue', 'green', 'green', 'red', 'red', 'red', 'red'])
    expect(mixed(cubes).slice(0, 2)).not.toEqual(['red', 'red'])
    expect(mixed({})).toEqual([])
  })

  test('always lie in the same place, within the tower', () => {
    const lying = onFloors(cubes, [100, 200, 300], 50, 150, 12)
    expect(lying).toEqual(onFloors(cubes, [100, 200, 300], 50, 150, 12))
    expect(lying).toHaveLength(7)
    for (const { x, y } of [...lying, ...inTray(cubes, 50, 150, 100, 12)])
      expect(x > 50 && x < 150 && y < 300).toBe(true)
  })
})

test('choices that name a province are made on the map', () => {
  const choices = [
    { args: { province: 'kai' }, notation: 'place kai' },
    { args: {}, notation: 'pass' },
  ]
  expect([...onMap({ choices } as unknown as Question).keys()]).toEqual(['kai'])
  expect(onMap(null).size).toBe(0)
})

test('colours belong to seats, green to the farmers', () => {
  const view = { clans: [{ colour: 'red' }, { colour: 'blue' }] } as View
  expect(['blue', 'green'].map((colour) => seatOf(view, colour))).toEqual([1, null])
})
