/** What turns one JSON value into another, as the server tells it: see `News` in the schema. */
export type Change = string | number | boolean | null | unknown[] | { readonly [name: string]: unknown }

type Members = Record<string, unknown>
/** A run of the old list, as first and count, or new elements. */
type Piece = [number, number] | [unknown[]]

/** The new value; what didn't change is the same object as before. */
export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  if (typeof change !== 'object' || change === null) return change
  const parts = Object.entries(change) as [string, Change][]
  if (!parts.length) return old
  if (!Array.isArray(old)) return members(old as Members, parts)
  if ('pieces' in change) return pieces(old, change.pieces as Piece[])
  const list: unknown[] = [...(old as unknown[])]
  for (const [place, part] of parts) list[Number(place)] = changed(list[Number(place)], part)
  return list
}

function members(old: Members, parts: [string, Change][]): Members {
  const found = { ...old }
  for (const [name, part] of parts) {
    if (Array.isArray(part) && !part.length) delete found[name]
    else found[name] = changed(found[name], part)
  }
  return found
}

function pieces(old: unknown[], found: Piece[]): unknown[] {
  return found.flatMap((piece) => (piece.length === 1 ? piece[0] : old.slice(piece[0], piece[0] + piece[1])))
}
