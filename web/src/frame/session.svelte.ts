/** One seat at one table: what is shown, what is asked, and what becomes of a choice. */
import type { Choice, Command, Forms, Happened, Problem, Question, Table, StoryEvent, WhyNot } from '../lib/forms'
import type { Begun } from '../lib/board'
import type { Guide } from '../lib/guide'
import { Lit, things } from '../lib/lit.svelte'
import { TableConnection, type News, type Welcome } from '../lib/connection.svelte'
import { lastRead, markRead } from '../lib/tokens'
import { preferences } from '../lib/preferences.svelte'
import { type TableApi, Refused, Unreachable, requestId } from '../lib/api'
import { EventLog } from './eventLog.svelte'
import { Past } from './past.svelte'

/** How long a choice that is no choice stays to be seen before it is made. */
export const PAUSE = 900
/** Others' deeds are shown so far apart, to be followed. */
const STEP = 500
const PATIENCE = [300, 700, 1500, 3000, 5000]
/** News of what was accepted should be here by then. */
const LATE = 1500

type Wanted = Command extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

export type Hint = Forms['Hint'] & { choice: Choice }

export class SeatSession {
  readonly connection: TableConnection
  readonly api: TableApi
  readonly lit = new Lit()
  readonly eventLog: EventLog
  readonly past: Past

  /** A command is on its way, or its effect is. */
  sending = $state(false)
  /** It can't get through and is tried again. */
  stuck = $state(false)
  /** Choices that wait for the player's word. */
  staged = $state.raw<string[]>()
  /** A choice that the player has begun on the board. */
  begun = $state.raw<Begun>()
  problem = $state.raw<Problem>()
  hints = $state.raw<Hint[]>()
  musing = $state(false)
  refused = $state.raw<WhyNot[]>()
  /** The entry of the player's last choice; undefined before the first. */
  acted = $state<number>()
  /** What others did since then: after the first of these entries, up to the second. */
  missed = $state.raw<[number, number]>([0, 0])
  /** The player's last touch was of a key. */
  byKeyboard = false
  /** After something was taken back, the next choice is the player's even if it is none. */
  #takenBack = $state(false)

  constructor(
    readonly token: string,
    readonly guide?: Guide,
  ) {
    this.acted = lastRead(token)
    this.connection = new TableConnection(
      token,
      (message) => this.#hear(message),
      () => (preferences.moving ? STEP : 0),
    )
    this.api = this.connection.api
    this.eventLog = new EventLog(this.api)
    this.past = new Past(
      this.api,
      () => this.eventLog.events,
      () => this.connection.table,
    )
  }

  close(): void {
    this.connection.close()
  }

  /** What others did since one's last choice stays marked until they act again. */
  #hear(message: Welcome | News): void {
    this.eventLog.hear(message)
    const told = 'missed' in message || (message.events.length > 0 && message.seat !== message.table.seat)
    if (told && this.acted !== undefined) this.missed = [this.acted, message.sequence]
  }

  /** The events that others brought about since one's last turn. */
  readonly since = $derived.by<StoryEvent[]>(() => {
    const [after, until] = this.missed
    if (this.connection.table?.seat === null) return []
    return this.eventLog.events.filter((event) => event.sequence > after && event.sequence <= until)
  })

  /** The table that is shown: the live one, or one of the past. */
  readonly table = $derived.by<Table | undefined>(() => this.past.table ?? this.connection.table)
  readonly news = $derived.by<Happened[]>(() => (this.past.table ? this.past.news : this.connection.news))
  /** What this seat can answer at this moment. */
  readonly question = $derived.by<Question | null>(() =>
    this.past.table || this.sending ? null : (this.connection.table?.question ?? null),
  )
  readonly spontaneous = $derived.by<Choice[]>(() =>
    this.past.table || this.sending ? [] : (this.connection.table?.spontaneous ?? []),
  )
  /** The only choice there is, where the player wants such made. */
  readonly forced = $derived.by<Choice | undefined>(() =>
    preferences.forced &&
    !this.guide &&
    !this.#takenBack &&
    !this.staged &&
    !this.spontaneous.length &&
    this.question?.choices.length === 1
      ? this.question.choices[0]
      : undefined,
  )

  choose = (...notations: string[]): void => {
    if (this.sending || this.past.table || !this.connection.table) return
    this.problem = undefined
    const offered = [...(this.question?.choices ?? []), ...this.spontaneous]
    const found = offered.find((choice) => choice.notation === notations[0])
    if (!found) void this.#askWhy(notations[0]!)
    else if (this.guide && !this.guide.allows(notations)) return
    else if (preferences.confirm) void this.#stage(found, notations)
    else void this.make(notations)
  }

  /** What can't be taken back waits for the player's word; several choices at once always do. */
  async #stage(first: Choice, notations: string[]): Promise<void> {
    const on = this.#on
    const known = notations.length > 1 ? undefined : await this.api.whyNot(first.notation).catch(() => undefined)
    if (on !== this.#on || this.sending) return
    if (known && !known.final) return this.make(notations)
    this.staged = notations
    this.lit.show(things(first.args))
  }

  /** Make choices without asking once more. */
  async make(notations: string[]): Promise<void> {
    this.staged = undefined
    this.hints = undefined
    this.refused = undefined
    this.lit.clear()
    const done = await this.say({ do: 'choose', on: this.#on, choices: notations })
    if (done === undefined) return
    this.guide?.made()
    this.#takenBack = false
    this.acted = done
    markRead(this.token, done)
  }

  unstage(): void {
    this.staged = undefined
    this.lit.clear()
  }

  async undo(whole = false): Promise<void> {
    this.unstage()
    this.hints = undefined
    this.#takenBack = true
    await this.say({ do: 'undo', on: this.#on, whole })
  }

  async askUndo(): Promise<void> {
    this.#takenBack = true
    await this.say({ do: 'ask-undo', on: this.#on })
  }

  answer(word: 'agree' | 'decline'): void {
    void this.say({ do: word, on: this.#on })
  }

  async hint(): Promise<void> {
    this.musing = true
    this.problem = undefined
    // Taking a hint is an entry of the log, too: what counts is that the question still stands.
    const asked = JSON.stringify(this.question)
    try {
      const { hints } = await this.api.ask<{ hints: Hint[] }>('/hint', {})
      if (asked !== JSON.stringify(this.question)) return
      this.hints = hints
      if (hints[0]) this.lit.show(things(hints[0].choice.args))
    } catch (error) {
      this.#complain(error)
    } finally {
      this.musing = false
    }
  }

  async whatIsNotPossible(): Promise<void> {
    try {
      this.refused = (await this.api.whyNot()).refused
    } catch (error) {
      this.#complain(error)
    }
  }

  async #askWhy(notation: string): Promise<void> {
    try {
      const [no] = (await this.api.whyNot(notation)).refused
      this.problem = no
    } catch (error) {
      this.#complain(error)
    }
  }

  get #on(): number {
    return this.connection.table?.sequence ?? 0
  }

  /** Have a command carried out once, however often the line breaks meanwhile; the entry it became. */
  async say(wanted: Wanted): Promise<number | undefined> {
    const command: Command = { ...wanted, id: requestId() }
    this.sending = command.do !== 'chat'
    this.problem = undefined
    try {
      const sequence = await this.#carry(command)
      await this.#seen(sequence)
      return sequence
    } catch (error) {
      this.#complain(error)
      return undefined
    } finally {
      this.sending = false
      this.stuck = false
    }
  }

  async #carry(command: Command): Promise<number> {
    for (let tries = 0; ; tries++) {
      try {
        return (await this.api.command(command)).sequence
      } catch (error) {
        const again = error instanceof Unreachable || (error instanceof Refused && [429, 503].includes(error.status))
        if (!again || this.connection.line === 'closed') throw error
        this.stuck = true
        await new Promise((wake) => setTimeout(wake, PATIENCE[Math.min(tries, PATIENCE.length - 1)]))
      }
    }
  }

  /** Wait until the table shows what was accepted. */
  async #seen(sequence: number): Promise<void> {
    const until = Date.now() + LATE
    while (this.#on < sequence && Date.now() < until) await new Promise((wake) => setTimeout(wake, 10))
    while (this.#on < sequence && this.connection.line !== 'closed') {
      try {
        this.connection.take(await this.api.table())
      } catch {
        await new Promise((wake) => setTimeout(wake, LATE))
      }
    }
  }

  /** Do something beside the game; what goes wrong is told. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.problem = undefined
    try {
      await work()
    } catch (error) {
      this.#complain(error)
    }
  }

  #complain(error: unknown): void {
    if (error instanceof Refused) {
      if (error.table) this.connection.take(error.table)
      this.problem = error.problem
    } else if (error instanceof Unreachable) this.problem = { code: 'unreachable', reason: '', details: {} }
    else throw error
  }
}
