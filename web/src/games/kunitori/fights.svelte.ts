/** The battles of a turn, as they build up and as they end. */
import type { Happened } from '../../lib/forms'
import { face, listed, strength, type View } from './faces'

export interface Source {
  card: string
  from: 'host' | 'camp' | 'ambush' | 'revealed'
  count: number
  strength: number
}

export interface Side {
  seat: number
  total: number
  sources: Source[]
}

export interface Fight {
  attacker: Side
  defender: Side
  /** How it ended. */
  end?: Happened
}

const ENDS = new Set(['battle-won', 'battle-held', 'battle-drawn'])
const AMBUSH = 1

function gathered(cards: string[], from: Source['from'], worth: (card: string) => number): Source[] {
  const found = new Map<string, Source>()
  for (const card of cards) {
    if (worth(card) === 0) continue
    const source = found.get(card) ?? { card, from, count: 0, strength: 0 }
    found.set(card, { ...source, count: source.count + 1, strength: source.strength + worth(card) })
  }
  return [...found.values()]
}

const behind = (cards: string[], from: Source['from']) =>
  gathered(cards, from, (card) => (from === 'ambush' ? strength(card) + AMBUSH : strength(card)))

/** The battles of a view, with what makes each side strong. */
export function fightsOf(view: View): Fight[] {
  return view.battles.map(({ target, attack, defence }) => {
    const { camp, ambush, revealed } = view.territories[target]!
    const sent = view.host.filter((one) => one.target === target).map((one) => one.card)
    return {
      attacker: { seat: view.active, total: attack, sources: gathered(sent, 'host', (card) => face(card).attack ?? 0) },
      defender: {
        seat: target,
        total: defence,
        sources: [...behind(listed(camp), 'camp'), ...behind(ambush, 'ambush'), ...behind(revealed, 'revealed')],
      },
    }
  })
}

export class Battlefield {
  open = $state.raw<Fight[]>([])
  ended = $state.raw<Fight[]>([])
  /** Ended battles were looked at long enough. */
  left = $state(false)

  get shown(): Fight[] {
    return this.open.length || !this.left ? [...this.ended, ...this.open] : []
  }

  hear(view: View, news: Happened[]): void {
    if (!news.length) this.ended = []
    const joined = new Map<number, Source[]>()
    for (const event of news) this.#follow(event, joined)
    this.open = fightsOf(view)
  }

  #follow({ kind, args }: Happened, joined: Map<number, Source[]>): void {
    const seat = args.seat as number
    if (kind === 'turn') this.ended = []
    if (kind === 'shows' || kind === 'reveals') {
      const from = kind === 'shows' ? 'ambush' : 'revealed'
      joined.set(seat, [...(joined.get(seat) ?? []), ...behind([args.card as string], from)])
    }
    if (kind === 'battle-attack') this.#end({ seat: args.other as number }, args.count as number, joined)
    if (kind === 'battle-defence') this.#amend((fight) => ({ ...fight, defender: { ...fight.defender, total: args.count as number } }))
    if (ENDS.has(kind)) this.#amend((fight) => ({ ...fight, end: { kind, args } }))
  }

  #end({ seat }: { seat: number }, attack: number, joined: Map<number, Source[]>): void {
    const fight = this.open.find((one) => one.defender.seat === seat)
    if (!fight) return
    const sources = [...fight.defender.sources, ...(joined.get(seat) ?? [])]
    this.left = false
    this.ended = [...this.ended, {
      attacker: { ...fight.attacker, total: attack },
      defender: { ...fight.defender, sources },
    }]
  }

  /** The battle that ended last is told in several events. */
  #amend(change: (fight: Fight) => Fight): void {
    const last = this.ended.at(-1)
    if (last && !last.end) this.ended = [...this.ended.slice(0, -1), change(last)]
  }
}
