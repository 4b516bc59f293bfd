/** What a player can have done beside the game itself: links, records, new tables. */
import type { Forms, Table } from '../lib/forms'
import { keepShare, newShare, shareHash } from '../lib/shuffle'
import { recall, remember } from '../lib/tokens'
import { TableApi, requestId } from '../lib/api'

/** The address of a table, or of what it looked like after so many choices. */
export function address(token: string, choice?: number): string {
  return `${location.origin}${location.pathname}#${token}${choice === undefined ? '' : `&at=${choice}`}`
}

/** The link for those who watch: the one that is known, or a new one. */
export async function spectatorLink(api: TableApi, table: Table): Promise<string> {
  if (table.seat === null) return address(api.token)
  const kept = recall(api.token)
  if (kept?.spectator) return address(kept.spectator)
  const { token } = await api.ask<Forms['SeatLink']>('/spectators', { id: requestId() })
  if (kept) remember(api.token, { ...kept, spectator: token })
  return address(token)
}

/** The game as a file. */
export async function saveRecord(api: TableApi, table: Table): Promise<void> {
  const text = await api.ask<string>('/record')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${table.game}-${table.table_id}.tenshu`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Once more with the same players; all who share this device come along. Returns the token to go on with. */
export async function rematch(api: TableApi, table: Table): Promise<string> {
  const sharing = recall(api.token)?.hotseat ?? [api.token]
  const joined: Forms['Joined'][] = []
  for (const token of sharing) {
    const share = newShare()
    const wish = { id: requestId(), share: shareHash(share) }
    const one = await new TableApi(token).ask<Forms['Joined']>('/rematch', wish)
    keepShare(one.token, { share })
    joined.push(one)
  }
  const tokens = joined.map((one) => one.token)
  for (const one of joined) {
    const link = { game: table.game, table: one.table_id, seat: one.seat, name: table.seats[one.seat]!.name }
    remember(one.token, tokens.length > 1 ? { ...link, hotseat: tokens } : link)
  }
  return (joined.find((one) => one.seat === table.seat) ?? joined[0]!).token
}

/** A new table that goes on from a position of this one, against bots. Returns the token of the own seat. */
export async function playOn(api: TableApi, table: Table, past: Table): Promise<string> {
  const own = table.seat ?? 0
  const seats = table.seats.map(({ seat, name }): Forms['SeatRequest'] =>
    seat === own ? { kind: 'person', name, bot: 'medium' } : { kind: 'bot', name, bot: 'medium' },
  )
  const created = await api.ask<Forms['Created']>('/branch', { id: requestId(), at: past.choices, seats })
  const { token } = created.seats[0]!
  remember(token, {
    game: table.game,
    table: created.table_id,
    seat: own,
    name: table.seats[own]!.name,
    spectator: created.spectator.token,
  })
  return token
}

export function go(token: string): void {
  location.hash = token
}
