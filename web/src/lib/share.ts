/**
 * What is new, with every part that equals the old one replaced by it: what has not changed stays the same object, and
 * nothing that is drawn from it is drawn anew. The new one is plain data just read, and is changed in place.
 */
export function share<Data>(old: unknown, fresh: Data): Data {
  if (old === fresh) return fresh
  if (!isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh
  const tree: Tree = fresh
  const names = Object.keys(tree)
  let same = names.length === Object.keys(old).length
  for (const name of names) {
    tree[name] = share(old[name], tree[name])
    same &&= tree[name] === old[name]
  }
  return same ? (old as Data) : fresh
}

type Tree = Record<string, unknown>

function isTree(data: unknown): data is Tree {
  return typeof data === 'object' && data !== null
}
