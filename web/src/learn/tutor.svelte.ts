/** Leads a learner through a script, at a real table whose other seats the tutor holds. */
import type { Forms } from '../lib/forms'
import type { Guide } from '../lib/guide'
import { preferences } from '../lib/preferences.svelte'
import { ask, TableApi, requestId } from '../lib/api'
import type { Script, Step } from './book'
import LessonPanel from './LessonPanel.svelte'

/** Between the moves of others, so that each is seen; shorter where motion is not wanted. */
const BREATH = 900
const SHORT_BREATH = 40
/** No step has the learner wait much longer. */
const PATIENCE = 9000

interface Kept {
  tokens: string[]
  step: number
  /** How many of the step's own moves were made. */
  moved: number
  /** How many of the step's choices the learner has made. */
  made: number
  /** The name of the next move: asked again under it, the move is made once. */
  requestId: string
}

export class Tutor implements Guide {
  readonly Panel = LessonPanel
  readonly files: readonly string[]
  /** The step the learner is at. */
  at = $state(0)
  /** The others are moving. */
  busy = $state(false)
  /** Something else was tried: how often. */
  strayed = $state(0)
  /** How many of the step's choices are made. */
  #made = $state(0)
  #moved = 0
  #saying = 0
  #requestId = requestId()

  private constructor(
    readonly game: string,
    readonly script: Script,
    readonly tokens: string[],
  ) {
    this.files = ['learn', `learn_${game}`]
  }

  /** Go on with the lesson of this visit, or begin it. */
  static async begin(game: string, script: Script, names: string[], anew: boolean): Promise<Tutor> {
    const kept = anew ? null : (JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Kept | null)
    if (kept) {
      const tutor = new Tutor(game, script, kept.tokens)
      tutor.at = kept.step
      tutor.#moved = kept.moved
      tutor.#made = kept.made
      tutor.#requestId = kept.requestId
      return tutor
    }
    const seats = names.map((name) => ({ kind: 'person' as const, name }))
    const record = `${script.record.join('\n')}\n`
    const created = await ask<Forms['Created']>('/tables/import', undefined, { id: requestId(), record, seats })
    return new Tutor(
      game,
      script,
      created.seats.map((seat) => seat.token),
    )
  }

  get token(): string {
    return this.tokens[this.script.seat]!
  }

  get step(): Step {
    return this.script.steps[this.at]!
  }

  get last(): boolean {
    return this.at === this.script.steps.length - 1
  }

  /** What the learner is to choose now. */
  get wanted(): string[] {
    return [this.step.choose ?? []].flat().slice(this.#made)
  }

  /** One choice after the other is as good as all at once. */
  allows = (notations: readonly string[]): boolean => {
    const { wanted } = this
    const right = !this.busy && notations.length <= wanted.length && notations.every((one, i) => one === wanted[i])
    if (right) this.#saying = notations.length
    else this.strayed += 1
    return right
  }

  made = (): void => {
    this.#made += this.#saying
    this.strayed = 0
    if (this.wanted.length) this.#keep()
    else this.next()
  }

  next(): void {
    if (this.last) return
    this.at += 1
    this.#made = 0
    this.#moved = 0
    this.strayed = 0
    this.#keep()
  }

  /** The moves of this step that are still to be made; each is shown before the next. What fails is tried again. */
  async move(): Promise<void> {
    const moves = this.step.auto ?? []
    if (this.busy || this.#moved >= moves.length) return
    this.busy = true
    const breath = preferences.moving ? Math.min(BREATH, PATIENCE / moves.length) : SHORT_BREATH
    try {
      // What the page shows may be a moment behind.
      let on = (await new TableApi(this.token).table()).sequence
      for (const [seat, ...notations] of moves.slice(this.#moved)) {
        await pause(breath)
        const api = new TableApi(this.tokens[seat]!)
        on = (await api.command({ do: 'choose', id: this.#requestId, on, choices: notations })).sequence
        this.#requestId = requestId()
        this.#moved += 1
        this.#keep()
      }
    } catch {
      await pause(BREATH)
    }
    this.busy = false
  }

  forget(): void {
    sessionStorage.removeItem(key(this.game))
  }

  #keep(): void {
    const kept: Kept = {
      tokens: this.tokens,
      step: this.at,
      moved: this.#moved,
      made: this.#made,
      requestId: this.#requestId,
    }
    sessionStorage.setItem(key(this.game), JSON.stringify(kept))
  }
}

function pause(breath: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, breath))
}

function key(game: string): string {
  return `tenshu.lesson.${game}`
}
