/** One look at the table: what is shown, what can be chosen, and the die held above it. */
import { getContext, setContext } from 'svelte'

import type { Begun, BoardProps } from '../../lib/board'
import type { Choice, Forms, Question } from '../../lib/forms'
import type { Texts } from '../../lib/texts'

export type View = Forms['WhiteCastleView']
export type Offer = Forms['CastleOffer']
export type Clan = Forms['CastleClan']
export type Colour = 'red' | 'black' | 'white'

export const GAME = 'white_castle'
export const COLOURS: readonly Colour[] = ['red', 'black', 'white']
const PLAY = Symbol('play')

export class Play {
  /** The die that is chosen but not yet said: `take red left`. */
  picked = $state<string | null>(null)
  /** The die beneath the pointer. */
  eyed = $state<string | null>(null)
  readonly offers: ReadonlyMap<string, Offer>
  /** Where the die that is held or eyed can go. */
  readonly spaces: ReadonlyMap<string, Offer>
  readonly #props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.#props = props
    this.offers = $derived(new Map(this.view.offers.map((offer) => [offer.choice, offer])))
    this.spaces = $derived.by(() => {
      const die = this.eyed ?? this.picked
      const offers = this.asks('place') ? this.view.offers : (die && this.offers.get(die)?.spaces) || []
      return new Map(offers.map((offer) => [offer.choice.replace('place ', ''), offer]))
    })
  }

  get deciders(): readonly number[] {
    return this.#props().table.deciders
  }

  get view(): View {
    return this.#props().table.view as View
  }

  get texts(): Texts {
    return this.#props().texts
  }

  get motion(): boolean {
    return this.#props().motion
  }

  get news(): BoardProps['news'] {
    return this.#props().news
  }

  asks(...kinds: string[]): boolean {
    return this.asked !== null && kinds.includes(this.asked.kind)
  }

  /** The colour of the die that is held, eyed or in hand. */
  get held(): Colour | null {
    if (!this.asked) return null
    const die = this.eyed ?? this.picked
    return this.asks('place') ? (this.view.hand?.colour ?? null) : ((die?.split(' ')[1] as Colour | undefined) ?? null)
  }

  /** Whether a click on a dice space places a die. */
  get placing(): boolean {
    return this.asks('place') || (this.asks('take') && this.picked !== null)
  }

  /** The colour that an action at a dice tile must have, if any. */
  get tileAsked(): string | null {
    const effect = this.asks('tile') ? String(this.asked?.args.effect) : ''
    return effect.endsWith('-tile') ? effect.slice(0, -5) : null
  }

  /** Where anything can be answered at all. */
  get asked(): BoardProps['question'] {
    return this.#props().question
  }

  /** The offer of a choice that can be made now, if need be after an exchange of seals. */
  offer(notation: string): Offer | undefined {
    return this.asked ? this.offers.get(notation) : undefined
  }

  /** The ways up into a room, or into the hall. */
  climbs(room: string): Offer[] {
    return this.asks('castle')
      ? this.view.offers.filter((offer) => offer.choice.startsWith('climb ') && offer.choice.endsWith(` ${room}`))
      : []
  }

  lit(...things: string[]): boolean {
    return things.every((thing) => this.#props().lit.has(thing))
  }

  say(offer: Offer): void {
    this.#props().choose(...offer.first, offer.choice)
  }

  pick(die: string): void {
    this.picked = this.picked === die ? null : die
  }

  /** The die that was picked, as the frame asks about it. */
  get begun(): Begun | undefined {
    if (!this.picked || !this.asks('take')) return undefined
    const { texts } = this
    return {
      words: texts.text('white-castle-page-where'),
      ways: (this.offers.get(this.picked)?.spaces ?? []).map((offer) => ({
        notation: offer.choice,
        words: this.#said(offer),
        remark: this.remark(offer),
        take: () => this.place(offer),
      })),
      back: { words: texts.text('white-castle-page-put-back'), take: () => (this.picked = null) },
    }
  }

  place(offer: Offer): void {
    const die = this.asks('take') ? this.picked : null
    this.picked = null
    this.eyed = null
    this.#props().choose(...(die ? [die] : []), ...offer.first, offer.choice)
  }

  /** The clan that the table knows as the rival has no seat. */
  name(clan: number): string {
    return this.view.clans[clan]?.rival ? this.texts.text('white-castle-screen-rival') : this.texts.player(clan)
  }

  die(colour: string, value: number): string {
    return this.texts.text('white-castle-page-die', { colour, value })
  }

  effect(id: string): string {
    return this.texts.name(GAME, 'effect', id)
  }

  /** What a choice costs and sets off, in words. */
  remark(offer: Offer): string {
    return remark(offer, this.texts)
  }

  /** A choice in words, with what it costs and sets off. */
  words(offer: Offer): string {
    return [this.#said(offer), this.remark(offer)].filter(Boolean).join(' · ')
  }

  #said(offer: Offer): string {
    const choice = this.asked?.choices.find((one) => one.notation === offer.choice)
    const [verb = '', ...args] = offer.choice.split(' ')
    if (choice) return this.texts.choice(GAME, choice, this.asked)
    if (verb !== 'place') return ''
    return this.texts.choice(GAME, { option: 0, verb, args: { space: args[0]! }, notation: offer.choice })
  }
}

export function remark(offer: Offer, texts: Texts): string {
  const found: string[] = []
  const effects = offer.effects.map((id) => texts.name(GAME, 'effect', id)).join(', ')
  if (offer.first.length) found.push(texts.text('white-castle-page-exchanges', { seals: sealsOf(offer) }))
  if (Object.keys(offer.pay).length)
    found.push(texts.text('white-castle-page-pays', { goods: texts.names(GAME, 'good', offer.pay) }))
  if (Object.keys(offer.gain).length)
    found.push(texts.text('white-castle-page-gains', { goods: texts.names(GAME, 'good', offer.gain) }))
  if (offer.lanterns) found.push(texts.text('white-castle-page-lights-lanterns'))
  if (effects)
    found.push(texts.text(offer.one_of ? 'white-castle-page-one-of' : 'white-castle-page-brings', { effects }))
  return found.join(' · ')
}

/** How many seals are exchanged before the choice itself. */
export function sealsOf(offer: Offer): number {
  return offer.first.reduce((sum, exchange) => sum + (exchange === 'exchange coin' ? 1 : 2), 0)
}

/** These have no place of their own on the board. */
const LOOSE = new Set(['done', 'stay', 'pass-tree', 'gain', 'exchange'])
/** An effect can be pointed at where its cards lie; otherwise it has no place either. */
const LAID = new Set(['order', 'light', 'tile'])

export function onBoard(choice: Choice, question: Question | null): boolean {
  return choice.verb === 'do' ? LAID.has(question?.kind ?? '') : !LOOSE.has(choice.verb)
}

/** The round and the turn, in words. */
export function when(view: View, texts: Texts): string {
  if (view.over) return texts.text('white-castle-screen-over')
  if (!view.round) return ''
  const turn = Math.floor(view.turn / view.clans.length) + 1
  return texts.text('white-castle-page-round', { round: view.round, turn })
}

export function lay(props: () => BoardProps): Play {
  return setContext(PLAY, new Play(props))
}

export function playing(): Play {
  return getContext<Play>(PLAY)
}
