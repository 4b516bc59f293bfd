/** A long list of choices in groups that can be read. */
import type { Choice } from '../lib/forms'

export interface Spoken {
  choice: Choice
  words: string
  remark: string
}

export interface Group {
  key: string
  heading: string
  choices: Spoken[]
}

/** One group for each verb; a long list with several arguments, one for each value of the first. */
export function grouped(spoken: Spoken[], long: boolean, name: (argument: string, value: string) => string): Group[] {
  const groups = new Map<string, Group>()
  for (const one of spoken) {
    const [first, second] = Object.entries(one.choice.args)
    const parted = long && first && second
    const key = parted ? `${one.choice.verb} ${first[1]}` : long ? one.choice.verb : ''
    const group = groups.get(key) ?? { key, heading: parted ? name(...first) : '', choices: [] }
    group.choices.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
}
