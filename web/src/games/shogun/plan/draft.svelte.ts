/** A plan in the making: which card lies on which field, what the server foretells of it, and what was planned last. */
import type { Forms, Problem, Table } from '../../../lib/forms'
import { Refused } from '../../../lib/api'
import { viewOf, type View } from '../view'

export type Plan = Record<string, string>
export type Forecast = Forms['Forecast']
export type FieldForecast = Forms['FieldForecast']
type Ask = <Answer>(path: string, body?: unknown) => Promise<Answer>

interface Kept {
  round: string
  plan: Plan
  last: Plan
}

/** Cards of which there are several. */
const STACKED = new Set(['tower'])
/** So many steps can be taken back. */
const REMEMBERED = 50
/** Fields that read the card laid on them; any other is just covered by a chest card. */
const readsChests = (field: string) => field === 'bid' || field.startsWith('court')

/** The plan as the server knows it: a covered field does nothing. */
export function said(plan: Plan): Plan {
  const cards = Object.entries(plan).map(([field, card]) => [
    field,
    card.startsWith('chest-') && !readsChests(field) ? 'blank' : card,
  ])
  return Object.fromEntries(cards) as Plan
}
const IDLE = new Set(['blank', 'none', 'face-down'])

export class Draft {
  plan = $state.raw<Plan>({})
  /** The field that gets the next card. */
  field = $state<string | null>(null)
  /** The card that goes to the next field. */
  card = $state<string | null>(null)
  forecast = $state.raw<Forecast>()
  /** What a card would do on a field where it doesn't lie yet. */
  preview = $state.raw<{ field: string; line: FieldForecast | undefined; problem?: Problem }>()
  problem = $state.raw<Problem>()
  /** The plan of the round before. */
  last = $state.raw<Plan>({})

  readonly #key: string
  readonly #round: string
  readonly #ask: Ask
  #turn = 0
  #glance = 0
  #before = $state.raw<Plan[]>([])

  constructor(table: Table, ask: Ask) {
    const view = viewOf(table)
    this.#ask = ask
    this.#key = `tenshu.shogun.${table.table_id}.${table.seat}`
    this.#round = `${view.year} ${view.season}`
    const kept = this.#kept()
    this.last = kept.last
    this.plan = kept.plan
    this.take(view, table.seat!)
    void this.#foretell(this.plan)
  }

  /** What lies on the mat already is part of the plan. */
  take(view: View, seat: number): void {
    const laid = Object.entries(view.clans[seat]!.plan).filter(([, card]) => card && !IDLE.has(card)) as [
      string,
      string,
    ][]
    const cards = new Set(laid.map(([, card]) => card))
    const rest = Object.entries(this.plan).filter(([, card]) => !cards.has(card) || STACKED.has(card))
    this.plan = Object.fromEntries([...rest, ...laid])
  }

  where(card: string): string | undefined {
    return STACKED.has(card) ? undefined : Object.keys(this.plan).find((field) => this.plan[field] === card)
  }

  /** Lay a card on a field; refused with the reason when it may not lie there. */
  async lay(field: string, card: string): Promise<void> {
    const plan = this.#with(field, card)
    this.put()
    await this.#change(plan, this.plan)
  }

  #with(field: string, card: string): Plan {
    const from = this.where(card)
    const plan: Plan = { ...this.plan }
    if (from) delete plan[from]
    const under = this.plan[field]
    if (from && under && from !== field) plan[from] = under
    plan[field] = card
    return plan
  }

  /** Nothing is in the hand, no field waits. */
  put(): void {
    this.card = null
    this.field = null
    this.preview = undefined
  }

  /** Ask what a card would do on a field, without laying it. */
  async look(field: string | null, card: string | null = this.card): Promise<void> {
    const glance = ++this.#glance
    this.preview = undefined
    if (!field || !card || this.plan[field] === card) return
    try {
      const { fields } = await this.#ask<Forecast>('/forecast', { plan: said(this.#with(field, card)) })
      if (glance === this.#glance) this.preview = { field, line: fields[field] }
    } catch (error) {
      if (error instanceof Refused && glance === this.#glance)
        this.preview = { field, line: undefined, problem: error.problem }
    }
  }

  get canUndo(): boolean {
    return this.#before.length > 0
  }

  /** One step back. */
  async undo(): Promise<void> {
    const plan = this.#before.at(-1)
    if (!plan) return
    const rest = this.#before.slice(0, -1)
    await this.#change(plan, this.plan)
    this.#before = rest
  }

  async lift(field: string): Promise<void> {
    const plan = { ...this.plan }
    delete plan[field]
    await this.#change(plan, this.plan)
  }

  async clear(): Promise<void> {
    await this.#change({}, this.plan)
  }

  /** The last plan once more, as far as its cards are still there. */
  async repeat(owned: ReadonlySet<string>): Promise<void> {
    const still = Object.entries(this.last).filter(([, card]) => owned.has(card))
    await this.#change(Object.fromEntries(still), this.plan)
  }

  /** A whole plan at once, as it was advised. */
  async adopt(plan: Plan): Promise<void> {
    await this.#change(plan, this.plan)
  }

  async #change(plan: Plan, before: Plan): Promise<void> {
    this.problem = undefined
    this.plan = plan
    if (await this.#foretell(plan)) this.#before = [...this.#before, before].slice(-REMEMBERED)
    else this.plan = before
    this.#keep()
  }

  /** Ask what the plan will do; false when it can't be laid. */
  async #foretell(plan: Plan): Promise<boolean> {
    const turn = ++this.#turn
    try {
      const forecast = await this.#ask<Forecast>('/forecast', { plan: said(plan) })
      if (turn === this.#turn) this.forecast = forecast
    } catch (error) {
      if (!(error instanceof Refused)) return true
      if (error.problem.code === 'not-planning') return true
      this.problem = error.problem
      return false
    }
    return true
  }

  #kept(): Kept {
    const fresh = { round: this.#round, plan: {}, last: {} }
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Kept | null
      if (!kept) return fresh
      return kept.round === this.#round ? kept : { ...fresh, last: kept.plan }
    } catch {
      return fresh
    }
  }

  #keep(): void {
    const kept: Kept = { round: this.#round, plan: this.plan, last: this.last }
    localStorage.setItem(this.#key, JSON.stringify(kept))
  }
}
