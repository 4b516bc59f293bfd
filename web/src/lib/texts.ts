/** Texts in the player's language, as `tenshu.texts` has them in the terminal: the same messages, the same rules. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Args, Choice, Happened, Problem, Question } from './forms'

const PEOPLE = new Set(['seat', 'other', 'others', 'target'])
const shared = import.meta.glob<string>('../../../src/tenshu/locale/*/*.ftl', { query: '?raw', import: 'default' })
const ofGames = import.meta.glob<string>('../../../src/tenshu/games/*/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

export type Language = string
const spoken = new Set(Object.keys(shared).map((path) => path.split('/').at(-2)!))
/** English first: it stands in where another language has no text. */
export const LANGUAGES: readonly Language[] = ['en', ...[...spoken].filter((one) => one !== 'en').sort()]

/** What a language calls itself. */
export function ownName(language: Language): string {
  return capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language)
}

export function prefix(game: string): string {
  return game.replaceAll('_', '-')
}

export class Texts {
  readonly #bundle: FluentBundle
  readonly #messages: string[] = []

  constructor(
    readonly lang: Language,
    sources: string[],
    readonly players: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) {
      const resource = new FluentResource(source)
      this.#bundle.addResource(resource)
      this.#messages.push(...resource.body.map(({ id }) => id))
    }
  }

  /** The text; undefined where there is none, or where it needs more arguments than there are. */
  find(message: string, args: Args = {}, attribute?: string): string | undefined {
    const entry = this.#bundle.getMessage(message)
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value
    if (!pattern) return undefined
    const errors: Error[] = []
    const words = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
    return errors.length ? undefined : words
  }

  text(message: string, args: Args = {}): string {
    return this.find(message, args) ?? message
  }

  /** The chapters of a game's rules in the order of their texts, `learn-<game>-<chapter>-text`. */
  chapters(game: string): string[] {
    const told = new RegExp(`^learn-${prefix(game)}-(.+)-text$`)
    return this.#messages.flatMap((message) => told.exec(message)?.[1] ?? [])
  }

  player(seat: number): string {
    return this.players[seat] ?? this.text('player', { number: seat + 1 })
  }

  /** The name of a thing: `name('kunitori', 'card', 'fort')`. */
  name(game: string, argument: string, value: string, attribute?: string): string {
    const message = `${prefix(game)}-${argument}-${value}`
    return this.find(message, {}, attribute) ?? this.find(message) ?? value
  }

  /** Several names, equal ones counted; a name with an attribute `counted` knows how. */
  names(game: string, argument: string, values: readonly string[] | Record<string, number>): string {
    const counts = new Map<string, number>()
    const all = values instanceof Array ? values.map((value) => [value, 1] as const) : Object.entries(values)
    for (const [value, count] of all) counts.set(value, (counts.get(value) ?? 0) + count)
    return [...counts]
      .map(
        ([value, count]) =>
          this.find(`${prefix(game)}-${argument}-${value}`, { count }, 'counted') ??
          this.text('counted', { name: this.name(game, argument, value), count }),
      )
      .join(', ')
  }

  people(value: unknown): string {
    if (typeof value === 'number') return this.player(value)
    if (typeof value === 'string') return this.player(Number(value) - 1)
    if (Array.isArray(value)) return value.map((one) => this.people(one)).join(', ')
    return Object.entries(value as Record<string, number>)
      .map(([one, count]) => `${this.people(one)} ${count}`)
      .join(', ')
  }

  /** A text of a game, with ids in its arguments turned into names. */
  said(game: string, message: string, args: Args): string {
    return this.text(`${prefix(game)}-${message}`, this.resolve(game, args))
  }

  question(game: string, question: Question): string {
    return this.said(game, `ask-${question.kind}`, question.args)
  }

  choice(game: string, choice: Choice, question?: Question | null): string {
    const args = { ...question?.args, ...choice.args, ...counted(choice, question), kind: question?.kind ?? '' }
    return capital(this.said(game, `choice-${choice.verb}`, args))
  }

  event(game: string, event: Happened): string {
    return capital(this.said(game, `event-${event.kind}`, event.args))
  }

  /** Why not; the reason as the rules give it where no text is written. */
  refusal(game: string | null, problem: Problem): string {
    const args = { ...this.resolve(game ?? '', problem.details), reason: problem.reason }
    return (
      (game && this.find(`${prefix(game)}-refusal-${problem.code}`, args)) ||
      this.find(`refusal-${problem.code}`, args) ||
      problem.reason
    )
  }

  resolve(game: string, args: Args): Args {
    const found: Args = {}
    for (const [name, value] of Object.entries(args)) {
      if (PEOPLE.has(name)) found[name] = this.people(value)
      else if (typeof value === 'string') {
        found[name] = this.name(game, name, value)
        found[`${name}-id`] = value
        found[`${name}-a`] = this.name(game, name, value, 'a')
      } else if (value && typeof value === 'object') {
        found[name] = this.names(game, name, value as string[] | Record<string, number>)
      } else found[name] = value
    }
    return found
  }
}

/** What the choice names, with how many of it, where the question counts the things to choose from. */
function counted(choice: Choice, question?: Question | null): Args {
  return Object.fromEntries(
    Object.entries(choice.args).flatMap(([name, value]) => {
      const counts = question?.args[name] as Record<string, number> | undefined
      return counts && typeof counts === 'object' && value in counts ? [[name, { [value]: counts[value] }]] : []
    }),
  )
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A file of texts: a shared one, a game's own, or with `learn_<game>` another one of a game; the server has those of other games. */
async function source(lang: Language, name: string): Promise<string> {
  const own = shared[`../../../src/tenshu/locale/${lang}/${name}.ftl`]
  if (own) return own()
  const lesson = name.startsWith('learn_')
  const game = lesson ? name.slice('learn_'.length) : name
  const found = ofGames[`../../../src/tenshu/games/${game}/texts/${lang}/${lesson ? 'learn' : 'game'}.ftl`]
  if (found) return found()
  const answer = await fetch(`/api/rules/${game}/texts?lang=${lang}`)
  return answer.ok ? answer.text() : ''
}

/** The texts of the page and of a game or several, loaded when they are first needed. */
export async function loadTexts(
  lang: Language,
  game: string | readonly string[] = [],
  players?: readonly string[],
): Promise<Texts> {
  const names = ['common', 'page', ...[game].flat()]
  return new Texts(lang, await Promise.all(names.map((name) => source(lang, name))), players)
}
