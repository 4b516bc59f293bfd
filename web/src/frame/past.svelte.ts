/** Looking back: the positions of a table, one for each time that something happened. */
import type { Happened, Table, Told } from '../lib/forms'
import type { Door } from '../lib/wire'

const KEPT = 60

export class Past {
  /** The position looked at; undefined is now. */
  table = $state.raw<Table>()
  news = $state.raw<Happened[]>([])
  /** What led to the position looked at. */
  retold = $state.raw<Happened[]>([])
  /** The position that is on its way. */
  wanted = $state<number>()
  lost = $state(false)
  #known = new Map<number, Table>()

  constructor(readonly door: Door, readonly story: () => Told[], readonly latest: () => number) {}

  /** The entries after which there is something new to see. */
  readonly stops = $derived.by(() => [...new Set([0, ...this.story().map((event) => event.sequence)])])
  readonly last = $derived(this.stops.length - 1)
  /** Which of the stops is looked at. */
  readonly place = $derived.by(() => {
    const at = this.wanted ?? this.table?.sequence
    if (at === undefined) return this.last
    return Math.max(0, this.stops.findLastIndex((stop) => stop <= at))
  })

  now(): void {
    this.table = undefined
    this.wanted = undefined
    this.news = this.retold = []
    this.lost = false
  }

  step(by: number): void {
    const place = Math.min(this.last, Math.max(0, this.place + by))
    if (place === this.last) this.now()
    else void this.go(this.stops[place]!)
  }

  /** Look at the table as it stood after an entry. */
  async go(sequence: number): Promise<void> {
    const before = this.table?.sequence
    this.wanted = sequence
    this.lost = false
    try {
      const table = this.#known.get(sequence) ?? (await this.door.position(sequence))
      this.#keep(table)
      if (this.wanted !== sequence) return
      const place = this.stops.indexOf(sequence)
      this.retold = this.story().filter((event) => event.sequence === sequence)
      this.news = place > 0 && this.stops[place - 1] === before ? this.retold : []
      this.table = table
      this.wanted = undefined
    } catch {
      if (this.wanted !== sequence) return
      this.wanted = undefined
      this.lost = true
    }
  }

  #keep(table: Table): void {
    this.#known.delete(table.sequence)
    this.#known.set(table.sequence, table)
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!)
  }
}
