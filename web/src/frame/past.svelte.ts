/** Looking back: the positions of a table, one for each time that something happened. */
import type { Happened, Table, StoryEvent } from '../lib/forms'
import { share } from '../lib/share'
import type { TableApi } from '../lib/api'

const KEPT = 60

export class Past {
  /** The position looked at; undefined is now. */
  table = $state.raw<Table>()
  news = $state.raw<Happened[]>([])
  /** What led to the position looked at. */
  retold = $state.raw<Happened[]>([])
  /** The moment that is on its way. */
  wanted = $state<number>()
  lost = $state(false)
  #known = new Map<string, Table>()
  #looked: number | undefined

  constructor(
    readonly api: TableApi,
    readonly story: () => StoryEvent[],
    readonly live: () => Table | undefined,
  ) {}

  readonly over = $derived.by(() => this.live()?.status === 'over')

  /** The moments after which there is something new to see: choices of a game that is over, else entries of the log. */
  readonly stops = $derived.by(() => [...new Set([0, ...this.story().map((event) => this.#moment(event))])])
  readonly last = $derived(this.stops.length - 1)
  /** Which of the stops is looked at. */
  readonly place = $derived.by(() => {
    const at = this.wanted ?? this.at
    if (at === undefined) return this.last
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= at),
    )
  })
  /** The moment that is looked at; undefined is now. */
  readonly at = $derived.by(() => {
    const { table } = this
    if (!table || !this.over) return table?.sequence
    return table.choices ?? this.story().findLast((event) => event.sequence <= table.sequence)?.choice ?? 0
  })

  #moment(event: StoryEvent): number {
    return (this.over ? event.choice : event.sequence) ?? 0
  }

  /** It shows what this event brought. */
  shows(event: StoryEvent): boolean {
    return this.at === this.#moment(event)
  }

  now(): void {
    this.table = undefined
    this.wanted = undefined
    this.#looked = undefined
    this.news = this.retold = []
    this.lost = false
  }

  step(by: number): void {
    const place = Math.min(this.last, Math.max(0, this.place + by))
    if (place === this.last) this.now()
    else void this.go(this.stops[place]!)
  }

  goTo(event: StoryEvent): void {
    void this.go(this.#moment(event))
  }

  /** Look at the table as it stood at a moment. */
  async go(moment: number): Promise<void> {
    this.wanted = moment
    this.lost = false
    try {
      const table = await this.#find(moment)
      if (this.wanted !== moment) return
      const next = this.stops[this.stops.indexOf(moment) - 1] === this.#looked
      this.retold = this.story().filter((event) => this.#moment(event) === moment)
      this.news = next ? this.retold : []
      this.table = share(this.table ?? this.live(), table)
      this.#looked = moment
      this.wanted = undefined
    } catch {
      if (this.wanted !== moment) return
      this.wanted = undefined
      this.lost = true
    }
  }

  async #find(moment: number): Promise<Table> {
    const { over } = this
    const name = `${over ? 'choice' : 'entry'} ${moment}`
    const table = this.#known.get(name) ?? (await (over ? this.api.replay(moment) : this.api.position(moment)))
    this.#known.delete(name)
    this.#known.set(name, table)
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!)
    return table
  }
}
