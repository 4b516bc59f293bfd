import { SvelteSet } from 'svelte/reactivity'

import type { Args } from './forms'

/** The things that are lit up: `card:fort`, `province:kai`, `seat:1`. */
export class Lit {
  #things = new SvelteSet<string>()
  #pinned = new SvelteSet<string>()

  has(thing: string): boolean {
    return this.#things.has(thing) || this.#pinned.has(thing)
  }

  /** Light up until something else is pinned, whatever the pointer does. */
  pin(things: Iterable<string>): void {
    this.#pinned.clear()
    for (const thing of things) this.#pinned.add(thing)
  }

  show(things: Iterable<string>): void {
    this.#things.clear()
    for (const thing of things) this.#things.add(thing)
  }

  clear(): void {
    this.#things.clear()
  }
}

const PEOPLE = new Set(['seat', 'other', 'others', 'target'])

/** What the arguments of an event, a question or a choice name. */
export function things(args: Args): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (PEOPLE.has(name))
      return [value].flat().map((one) => `seat:${typeof one === 'string' ? Number(one) - 1 : String(one)}`)
    if (typeof value === 'string') return [`${name}:${value}`]
    if (Array.isArray(value)) return value.map((one) => `${name}:${String(one)}`)
    if (value && typeof value === 'object') return Object.keys(value).map((one) => `${name}:${one}`)
    return []
  })
}
