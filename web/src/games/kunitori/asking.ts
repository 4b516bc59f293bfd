/** Which cards of the table a question is about, and what pointing at one of them says. */
import type { Choice, Question } from '../../lib/forms'

export type Zone = 'hand' | 'camp' | 'pool' | 'revealed'

// By question: where its cards lie, and the verbs that name them.
const ASKED: Record<string, readonly [Zone, ...string[]]> = {
  deployed: ['camp', 'play'],
  action: ['hand', 'play'],
  'ninja-show': ['hand', 'show'],
  'ninja-judge': ['revealed', 'discard', 'keep'],
  order: ['revealed', 'top'],
  'market-trash': ['hand', 'trash'],
  'market-gain': ['pool', 'gain'],
  'tolls-militia': ['pool', 'gain'],
  pay: ['hand', 'pay'],
  'take-general': ['pool', 'take'],
  ambush: ['hand', 'show'],
  buy: ['pool', 'buy'],
  withdraw: ['camp', 'withdraw'],
}

const PHASES = {
  action: ['deployed', 'action', 'choose', 'ninja-show', 'ninja-judge', 'market-trash', 'market-gain', 'tolls-militia'],
  battle: ['promote', 'pay', 'take-general', 'lead', 'assign', 'defend', 'ambush', 'reward'],
  buy: ['buy'],
  end: ['withdraw'],
} as const
export type Phase = keyof typeof PHASES

/** The phase of the turn; cards are put back in order after battles, and after ninja. */
export function phaseOf(step: string | null, battling: boolean): Phase | null {
  if (step === 'order') return battling ? 'battle' : 'action'
  return (
    (Object.keys(PHASES) as Phase[]).find((phase) => (PHASES[phase] as readonly string[]).includes(step ?? '')) ?? null
  )
}

/** Attacks, defences and what becomes of open cards have buttons of their own on the table. */
const PLACED = new Set(['attack', 'ambush', 'reinforce', 'discard', 'keep', 'top'])

/** The table itself shows where to press for this. */
export function onBoard(choice: Choice, question: Question | null): boolean {
  const [, ...verbs] = ASKED[question?.kind ?? ''] ?? []
  return PLACED.has(choice.verb) || verbs.includes(choice.verb)
}

/** What can be said about cards in one zone, now. */
export class Asked {
  readonly verbs: readonly string[]
  readonly #legal: ReadonlySet<string>

  constructor(question: Question | null, zone: Zone) {
    const [where, ...verbs] = ASKED[question?.kind ?? ''] ?? ['pool']
    this.verbs = question && where === zone ? verbs : []
    this.#legal = new Set(question?.choices.map((choice) => choice.notation))
  }

  get any(): boolean {
    return this.verbs.length > 0
  }

  can(card: string): boolean {
    return this.verbs.some((verb) => this.#legal.has(`${verb} ${card}`))
  }
}
