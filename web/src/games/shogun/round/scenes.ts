/** The story of a round in scenes: what belongs together is shown together. */
import type { Happened } from '../../../lib/forms'

/** Armies on the march, for the map. */
export interface Arrow {
  from: string
  to: string
  armies: number
  seat: number
  attack: boolean
}

export type Cubes = Record<string, number>

/** A throw into the tower, and what came of it. */
export interface Cast {
  into: Cubes
  out: Cubes
  inside: Cubes
  /** What the tray says: `battle`, `battle-farmers` or `revolt`. */
  sums: Happened
  /** Who wins. */
  verdict: Happened
}

export type SceneKind =
  | 'season'
  | 'order'
  | 'event'
  | 'action'
  | 'battle'
  | 'revolt'
  | 'winter'
  | 'possessions'
  | 'majority'
  | 'points'
  | 'told'

export interface Scene {
  kind: SceneKind
  lines: Happened[]
  arrows: Arrow[]
  cast?: Cast
}

const FAMILIES: Record<string, SceneKind> = {
  year: 'season',
  'event-opened': 'season',
  season: 'season',
  'action-opened': 'season',
  'event-drawn': 'event',
  bids: 'order',
  'bids-province': 'order',
  'bids-tower': 'order',
  'bids-no-card': 'order',
  'takes-place': 'order',
  action: 'action',
  attacks: 'battle',
  'attacks-neutral': 'battle',
  winter: 'winter',
  'revolt-drawn': 'winter',
  'scores-possessions': 'possessions',
  'scores-majority': 'majority',
  'has-points': 'points',
}
/** These open a scene even where the one before is of their kind. */
const OPENING = new Set(['action', 'attacks', 'attacks-neutral', 'season'])
const SUMS = new Set(['battle', 'battle-farmers', 'revolt'])
const VERDICTS = new Set(['conquers', 'holds', 'repelled', 'drawn', 'revolt-won', 'revolt-beaten'])
const MARCHES = new Set(['attacks', 'attacks-neutral', 'moves'])
/** Said at the table, but no part of a round's story. */
const UNTOLD = new Set(['has-planned', 'replans'])

const text = (value: unknown) => String(value)
const number = (value: unknown) => Number(value ?? 0)

function arrowOf({ kind, args }: Happened): Arrow[] {
  if (!MARCHES.has(kind) || !args.origin) return []
  return [
    {
      from: text(args.origin),
      to: text(args.province),
      armies: number(args.amount),
      seat: number(args.seat),
      attack: kind !== 'moves',
    },
  ]
}

/** Where the event goes on with the scene; otherwise the kind of the scene that it opens. */
function opens(event: Happened, last: Scene | undefined): SceneKind | undefined {
  const family = FAMILIES[event.kind]
  if (event.kind === 'tower') return last?.kind === 'battle' && !last.cast ? undefined : 'revolt'
  if (family === 'majority')
    return last?.kind === 'majority' && last.lines[0]!.args.region === event.args.region ? undefined : family
  if (event.kind === 'acts' && last?.cast) return 'action'
  if (!family)
    return last && (last.kind === 'battle' || last.kind === 'revolt' || last.kind === 'action' || last.kind === 'told')
      ? undefined
      : 'told'
  return last?.kind === family && !OPENING.has(event.kind) ? undefined : family
}

export function scenesOf(events: readonly Happened[]): Scene[] {
  const found: Scene[] = []
  let action: Happened | undefined
  let thrown: Happened | undefined
  let sums: Happened | undefined
  for (const event of events) {
    if (UNTOLD.has(event.kind)) continue
    if (event.kind === 'action') action = event
    const kind = opens(event, found.at(-1))
    if (kind) found.push({ kind: kind === 'action' && !action ? 'told' : kind, lines: [], arrows: [] })
    const scene = found.at(-1)!
    // After a battle the same action goes on, under the same title.
    if (event.kind !== 'action' && kind === 'action' && action) scene.lines.push(action)
    if (event.kind === 'tower') thrown = event
    else scene.lines.push(event)
    scene.arrows.push(...arrowOf(event))
    if (SUMS.has(event.kind)) sums = event
    if (VERDICTS.has(event.kind) && thrown && sums) {
      const { into, out, inside } = thrown.args as { into: Cubes; out: Cubes; inside: Cubes }
      scene.cast = { into, out, inside, sums, verdict: event }
      thrown = sums = undefined
    }
  }
  return found
}

/** So long somebody needs to read it, in milliseconds. */
export function readingTime(scene: Scene): number {
  return scene.cast ? 7000 : 1400 + 1300 * Math.min(scene.lines.length, 6)
}
