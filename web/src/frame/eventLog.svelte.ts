/** The story of a table with the time of each event, kept up with what happens. */
import type { StoryEvent } from '../lib/forms'
import type { News, Welcome } from '../lib/connection.svelte'
import type { TableApi } from '../lib/api'

export class EventLog {
  events = $state.raw<StoryEvent[]>([])
  /** The entry of the log up to which all is told. */
  sequence = $state(-1)
  #over = false
  #loading = false
  #outdated = false

  constructor(readonly api: Pick<TableApi, 'story'>) {}

  hear(message: Welcome | News): void {
    const follows = message.sequence === this.sequence + 1 && !('missed' in message)
    this.#over = message.table.status === 'over'
    // When the game is over, the story is told anew, with the choices counted.
    if (follows && message.kind !== 'undo' && !this.#over && !this.#loading) {
      this.sequence = message.sequence
      if (message.events.length) {
        this.events = [
          ...this.events,
          ...message.events.map((event) => ({ ...event, sequence: message.sequence, choice: null })),
        ]
      }
    } else if (message.sequence > this.sequence) void this.#load()
  }

  async #load(): Promise<void> {
    this.#outdated = this.#loading
    if (this.#loading) return
    this.#loading = true
    try {
      do {
        this.#outdated = false
        await this.#read()
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the line may have set it meanwhile
      } while (this.#outdated)
    } catch {
      // Without the line there is no story; it is asked for again with the next message.
    } finally {
      this.#loading = false
    }
  }

  /** What is not known yet, in parts; of what is known some may have been taken back, always the last. */
  async #read(): Promise<void> {
    let part = await this.api.story(this.#over || this.sequence < 0 ? { begin: 0 } : { after: this.sequence })
    const { sequence } = part
    const events = [...this.events.slice(0, part.first), ...part.events]
    while (events.length < part.total) {
      part = await this.api.story({ begin: events.length })
      // Something happened between two parts: they may not fit together.
      if (part.sequence !== sequence) return this.#read()
      events.push(...part.events)
    }
    this.events = events
    this.sequence = sequence
  }
}
