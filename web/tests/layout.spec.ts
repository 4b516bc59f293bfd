/** Every screen of a game can be read and used at every size. */
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'

import type { Forms } from '../src/lib/forms'
import { SIZES, ask, newTable, person, quick, requestId, wellLaid } from './steps'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Shown = Forms['TableShown']

/** The seat that is asked this at a new table, after the first choices of everyone else; the questions come in this order. */
async function asked(request: APIRequestContext, game: string, players: number, kinds: string[]): Promise<string[]> {
  const seats = Array.from({ length: players }, (_, seat) => person(seat))
  const { table_id, seats: links } = await newTable(request, game, seats)
  const tokens = links.map(({ token }) => token)
  const found: string[] = []
  for (let moves = 0; moves < 200 && found.length < kinds.length; moves++) {
    for (const token of tokens) {
      const shown = await ask<Shown>(request, `/tables/${table_id}`, undefined, token)
      if (!shown.question) continue
      if (shown.question.kind === kinds[found.length]) return [token]
      const choices = [shown.question.choices.at(-1)!.notation]
      await ask(
        request,
        `/tables/${table_id}/commands`,
        { do: 'choose', id: requestId(), on: shown.sequence, choices },
        token,
      )
    }
  }
  return found
}

/** One page for a finger, one for a pointer. */
async function pages(browser: Browser, language: string): Promise<[phone: Page, desk: Page]> {
  const phone = await (await browser.newContext({ viewport: SIZES[0], hasTouch: true, isMobile: true })).newPage()
  const desk = await (await browser.newContext()).newPage()
  for (const page of [phone, desk]) await quick(page, language)
  return [phone, desk]
}

const SCREENS = [
  { game: 'white_castle', players: 4, kind: 'pair' },
  { game: 'white_castle', players: 4, kind: 'take' },
  { game: 'kunitori', players: 3, kind: 'action' },
  { game: 'kunitori', players: 6, kind: 'buy' },
]

for (const { game, players, kind } of SCREENS) {
  test(`${game} (${kind}) at all sizes`, async ({ browser, request }) => {
    const [token] = await asked(request, game, players, [kind])
    for (const language of ['en', 'de']) {
      const [phone, desk] = await pages(browser, language)
      for (const size of SIZES) {
        const page = size.width < 500 ? phone : desk
        await page.setViewportSize(size)
        if (page.url() === 'about:blank') await page.goto(`/#${token}`)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
        await wellLaid(page, `${size.width} by ${size.height}, ${language}`)
      }
      for (const page of [phone, desk]) await page.context().close()
    }
  })
}
