/** The links this browser holds, and how far each was read: a player's own list lives in the player's browser. */
const TOKENS = 'tenshu.tokens'
const READ = 'tenshu.read'
const MOST = 50

export interface Kept {
  /** The name of the game, as `kunitori`. */
  game: string
  /** The id of the table. */
  table: string
  /** Null for those who watch. */
  seat: number | null
  /** The player's name; empty for those who watch. */
  name: string
  /** The tokens of all persons who share this device at the table, in seat order; this one among them. */
  hotseat?: string[]
  /** A link for those who watch, to be passed on. */
  spectator?: string
  /** When it was last opened, in milliseconds. */
  at: number
}

export type Known = Kept & { token: string }

function load<Value>(key: string): Record<string, Value> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, Value>) : {}
  } catch {
    return {}
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage loses the list, not the game.
  }
}

/** Keep a link; what was known of it before and isn't said anew stays. */
export function remember(token: string, link: Omit<Kept, 'at'>): void {
  const kept = load<Kept>(TOKENS)
  kept[token] = { ...kept[token], ...link, at: Date.now() }
  const oldest = Object.entries(kept).sort(([, one], [, other]) => one.at - other.at)
  save(TOKENS, Object.fromEntries(oldest.slice(-MOST)))
}

/** All links, the last opened first. */
export function known(): Known[] {
  const kept = Object.entries(load<Kept>(TOKENS)).map(([token, link]) => ({ ...link, token }))
  return kept.sort((one, other) => other.at - one.at)
}

export function recall(token: string): Kept | undefined {
  return load<Kept>(TOKENS)[token]
}

export function forget(token: string): void {
  for (const key of [TOKENS, READ]) {
    const kept = load(key)
    delete kept[token]
    save(key, kept)
  }
}

/** The table's sequence when this seat last acted; undefined before its first choice. */
export function lastRead(token: string): number | undefined {
  return load<number>(READ)[token]
}

export function markRead(token: string, sequence: number): void {
  save(READ, { ...load<number>(READ), [token]: sequence })
}
