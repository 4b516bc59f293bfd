/** The links of the tables created here, so that they can be handed out later, too. */
import type { Forms } from '../lib/forms'

const KEY = 'tenshu.invitations'
const MOST = 20

type Created = Forms['Created']
/** As browsers kept it while tables were called games. */
type OldCreated = Omit<Created, 'table_id'> & { game: string }

export interface Invitation {
  game: string
  created: Created | OldCreated
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

const tableOf = ({ created }: Invitation) => ('table_id' in created ? created.table_id : created.game)

export function invitation(table: string): Invitation | undefined {
  return load().find((one) => tableOf(one) === table)
}

export function keep(invitation: Invitation): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([invitation, ...load()].slice(0, MOST)))
  } catch {
    // Without storage the links are shown once.
  }
}
