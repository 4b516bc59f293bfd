/** Where the page is: all of it stands behind the `#` of the address, so that no server hears of it. */
export type Place =
  | { at: 'home' }
  | { at: 'lobby' }
  | { at: 'record' }
  | { at: 'new'; game: string }
  | { at: 'join'; table: string }
  | { at: 'links'; table: string }
  | { at: 'learn'; path: string[] }
  | { at: 'table'; token: string }
  | { at: 'nowhere' }

const TOKEN = /^[a-z2-7]{16}\.[^&]+/

export function placeOf(hash: string): Place {
  const path = hash.replace(/^#/, '')
  const token = TOKEN.exec(path)
  if (token) return { at: 'table', token: token[0] }
  const [, room, name, ...rest] = path.split('/')
  if (!room) return path.replace('/', '') ? { at: 'nowhere' } : { at: 'home' }
  if (room === 'lobby' || room === 'record') return { at: room }
  if (room === 'learn') return { at: 'learn', path: name ? [name, ...rest] : [] }
  if (room === 'new' && name) return { at: 'new', game: name }
  if ((room === 'join' || room === 'links') && name) return { at: room, table: name }
  return { at: 'nowhere' }
}

/** The whole address of a place, to be passed on. */
export function address(hash: string): string {
  return `${location.origin}${location.pathname}#${hash}`
}
