/** The links of the tables founded here, so that they can be handed out later, too. */
import type { Forms } from '../lib/forms'

const KEY = 'tenshu.invitations'
const MOST = 20

export interface Invitation {
  game: string
  created: Forms['Created']
  /** By seat; null where nobody needs a link. */
  guests: (string | null)[]
  /** The token of the first seat at this device. */
  own: string | null
  /** Seats that anyone may take. */
  open: number
}

function load(): Invitation[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Invitation[]
  } catch {
    return []
  }
}

export function invitation(table: string): Invitation | undefined {
  return load().find((one) => one.created.game === table)
}

export function keep(invitation: Invitation): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([invitation, ...load()].slice(0, MOST)))
  } catch {
    // Without storage the links are shown once.
  }
}
