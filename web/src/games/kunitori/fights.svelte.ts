/** The battles of a turn, as they build up and as they end. */
import type { Happened } from '../../lib/forms'
import { face, listed, strength, type Territory, type View } from './faces'

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
  /** How it would end as it stands. */
  outlook?: { winner: number | null; reward: string | null }
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

/** Who fights with what, as a view has it. */
function arrayed(view: View, target: number): Fight {
  const { camp, ambush, revealed } = view.territories[target]!
  const sent = view.host.filter((one) => one.target === target).map((one) => one.card)
  const sources = [...behind(listed(camp), 'camp'), ...behind(ambush, 'ambush'), ...behind(revealed, 'revealed')]
  return {
    attacker: { seat: view.active, total: 0, sources: gathered(sent, 'host', (card) => face(card).attack ?? 0) },
    defender: { seat: target, total: 0, sources },
  }
}

export function fightsOf(view: View): Fight[] {
  return view.battles.map(({ target, attack, defence, winner, reward }) => {
    const { attacker, defender } = arrayed(view, target)
    return {
      attacker: { ...attacker, total: attack },
      defender: { ...defender, total: defence },
      outlook: { winner, reward },
    }
  })
}

/** A territory without the cards that joined a battle, which the events name. */
function settled(territory: Territory): Territory {
  return { ...territory, ambush: [], revealed: [] }
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
    for (const event of news) this.#follow(event, view, joined)
    this.open = fightsOf(view)
  }

  #follow({ kind, args }: Happened, view: View, joined: Map<number, Source[]>): void {
    const seat = args.seat as number
    if (kind === 'turn') this.ended = []
    if (kind === 'shows' || kind === 'reveals') {
      const from = kind === 'shows' ? 'ambush' : 'revealed'
      joined.set(seat, [...(joined.get(seat) ?? []), ...behind([args.card as string], from)])
    }
    if (kind === 'battle-attack') this.#end(args.other as number, args.count as number, view, joined)
    if (kind === 'battle-defence')
      this.#amend((fight) => ({ ...fight, defender: { ...fight.defender, total: args.count as number } }))
    if (ENDS.has(kind)) this.#amend((fight) => ({ ...fight, end: { kind, args } }))
  }

  #end(target: number, attack: number, view: View, joined: Map<number, Source[]>): void {
    const before = this.open.find((one) => one.defender.seat === target)
    const { attacker, defender } = before ?? arrayed({ ...view, territories: view.territories.map(settled) }, target)
    this.left = false
    this.ended = [
      ...this.ended,
      {
        attacker: { ...attacker, total: attack },
        defender: { ...defender, sources: [...defender.sources, ...(joined.get(target) ?? [])] },
      },
    ]
  }

  /** The battle that ended last is told in several events. */
  #amend(change: (fight: Fight) => Fight): void {
    const last = this.ended.at(-1)
    if (last && !last.end) this.ended = [...this.ended.slice(0, -1), change(last)]
  }
}
