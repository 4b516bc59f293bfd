/** The cards in words: what each does, what each choice brings. */
import { getContext, setContext } from 'svelte'

import type { Choice, Happened, Table } from '../../lib/forms'
import type { Texts } from '../../lib/texts'
import { phaseOf } from './asking'
import { EFFECTS, VALUES, face, type KunitoriEvent, type View } from './faces'

/** What was agreed, for the words of cards that depend on it. */
export type Agreed = Table['settings']
const AGREED = Symbol('agreed')

export function tellAgreed(agreed: () => Agreed): void {
  setContext(AGREED, agreed)
}

/** At a table what was agreed there; elsewhere what is usual. */
export function agreedHere(): () => Agreed {
  return getContext<(() => Agreed) | undefined>(AGREED) ?? (() => ({}))
}

/** What a card does when it is played, one phrase an effect. */
export function effects(card: string, texts: Texts, agreed: Agreed): string[] {
  const { choose, odd, deployable, ...gives } = face(card)
  const found = EFFECTS.filter((name) => gives[name]).map((name) =>
    texts.text(`kunitori-gives-${name}`, { count: gives[name] }),
  )
  if (choose) {
    const [first, second] = Object.entries(choose).map(([name, count]) =>
      texts.text(`kunitori-gives-${name}`, { count }),
    )
    found.push(texts.text('kunitori-gives-either', { first, second }))
  }
  if (odd) found.push(texts.find(`kunitori-effect-${card}-${agreed.ninja}`) ?? texts.text(`kunitori-effect-${card}`))
  if (deployable) found.push(texts.text('kunitori-gives-deployable'))
  return found
}

/** A card as it is read out: its name, its values and what it does. */
export function spoken(card: string, texts: Texts, agreed: Agreed): string {
  const values = VALUES.filter((name) => face(card)[name]).map((name) =>
    texts.text(`kunitori-page-sign-${name}`, { count: face(card)[name] }),
  )
  return [texts.name('kunitori', 'card', card), ...values, ...effects(card, texts, agreed)].join('; ')
}

export function remark(choice: Choice, table: Table, texts: Texts): string {
  const view = table.view as View
  const { card, target } = choice.args
  if (target) return texts.text('kunitori-page-shows', { count: view.territories[Number(target) - 1]!.defence })
  if (!card) return ''
  const words = effects(card, texts, table.settings).join(', ')
  if (choice.verb !== 'buy') return words
  const price = view.prices[card]
  return [texts.text('kunitori-page-price', { count: price }), words].filter(Boolean).join(' · ')
}

/** The phase of the turn. */
export function when(view: View, texts: Texts): string {
  const phase = phaseOf(view.step, view.host.length > 0)
  return phase && !view.over ? texts.text(`kunitori-page-phase-${phase}`) : ''
}

/** Whoever sees the cards drawn need not be told their number. */
export function story(events: Happened[]): Happened[] {
  const told: Happened[] = []
  let drawn: string[] = []
  for (const event of events as KunitoriEvent[]) {
    if (event.kind === 'drew') drawn.push(event.args.card)
    else if (event.kind === 'draws' && drawn.length) {
      told.push({ kind: 'drew', args: { seat: event.args.seat, card: drawn } })
      drawn = []
    } else told.push(event)
  }
  return told
}
