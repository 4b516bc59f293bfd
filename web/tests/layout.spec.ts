/** Every screen of a game can be read and used at every size. */
import { readFileSync } from 'node:fs'

import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import type { Script } from '../src/learn/book'
import { SIZES, ask, lots, newTable, person, quick, requestId, tableAt, wellLaid } from './steps'

type Shown = Forms['TableShown']

/** The link of a seat that is asked this at a new table, after choices by lot. */
async function asked(request: APIRequestContext, game: string, players: number, kind: string): Promise<string> {
  const seats = Array.from({ length: players }, (_, seat) => person(seat))
  const { table_id, seats: links } = await newTable(request, game, seats)
  const lot = lots(11)
  for (let moves = 0; moves < 400; moves++) {
    for (const { token } of links) {
      const { question, sequence } = await ask<Shown>(request, `/tables/${table_id}`, undefined, token)
      if (!question) continue
      if (question.kind === kind) return token
      const choices = [question.choices[lot(question.choices.length)]!.notation]
      const command = { do: 'choose', id: requestId(), on: sequence, choices }
      await ask(request, `/tables/${table_id}/commands`, command, token)
    }
  }
  throw new Error(`${game} never asked for ${kind}`)
}

/** The link of the defender in the battle of the first game of Kunitori!. */
async function attacked(request: APIRequestContext): Promise<string> {
  const script = JSON.parse(readFileSync('src/games/kunitori/learn/script.json', 'utf-8')) as Script
  const { table_id, seats } = await tableAt(request, `${script.record.join('\n')}\n`, 2)
  const tokens = seats.map((seat) => seat.token)
  let { sequence } = await ask<Shown>(request, `/tables/${table_id}`, undefined, tokens[0])
  for (const step of script.steps) {
    const own = step.say === 'ambush' ? [] : [step.choose ?? []].flat().map((choice) => [0, choice] as const)
    for (const [seat, notation] of [...(step.auto ?? []), ...own]) {
      const command = { do: 'choose', id: requestId(), on: sequence, choices: [notation] }
      sequence = (await ask<Forms['Accepted']>(request, `/tables/${table_id}/commands`, command, tokens[seat])).sequence
    }
    if (step.say === 'ambush') break
  }
  return tokens[0]!
}

interface Screen {
  name: string
  link: (request: APIRequestContext) => Promise<string>
  /** What is to be done before there is something to see. */
  prepare?: (page: Page) => Promise<void>
}

const SCREENS: Screen[] = [
  { name: 'the pairs of The White Castle', link: (request) => asked(request, 'white_castle', 4, 'pair') },
  {
    name: 'a die of The White Castle',
    link: (request) => asked(request, 'white_castle', 4, 'take'),
    prepare: (page) => page.locator('[data-choice="take red right"]').click(),
  },
  { name: 'actions of Kunitori!', link: (request) => asked(request, 'kunitori', 3, 'action') },
  { name: 'purchases of Kunitori!', link: (request) => asked(request, 'kunitori', 6, 'buy') },
  { name: 'a battle of Kunitori!', link: attacked },
]

// Nobody says less than the English, nobody more than the French.
const LANGUAGES = ['en', 'fr']

for (const { name, link, prepare } of SCREENS) {
  test(`${name} at all sizes`, async ({ browser, request }) => {
    const token = await link(request)
    const finger = await browser.newContext({ viewport: SIZES[0], hasTouch: true, isMobile: true })
    const pointer = await browser.newContext()
    for (const context of [finger, pointer]) {
      for (const language of LANGUAGES) {
        const page = await context.newPage()
        await quick(page, language)
        await page.goto(`/#${token}`)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
        await prepare?.(page)
        for (const size of context === finger ? SIZES.slice(0, 1) : SIZES.slice(1)) {
          await page.setViewportSize(size)
          await wellLaid(page, `${size.width} by ${size.height}, ${language}`)
        }
        await page.close()
      }
      await context.close()
    }
  })
}
