import { existsSync, readFileSync } from 'node:fs'

import { expect, test, type Page } from '@playwright/test'

import type { Script } from '../src/learn/book'
import { nothingSerious, pressOn, quick } from './steps'

const GAMES = ['kunitori', 'white_castle', 'shogun'].filter((game) => existsSync(`src/games/${game}/learn/book.ts`))
const LANGUAGES = ['en', 'de', 'fr']

function scriptOf(game: string): Script {
  return JSON.parse(readFileSync(`src/games/${game}/learn/script.json`, 'utf-8')) as Script
}

/** Press on until the lesson has nothing more to say. */
async function follow(page: Page, steps: number): Promise<void> {
  for (let step = 1; step < steps; step++) await pressOn(page, step)
  await expect(page.locator('.guide progress')).toHaveAttribute('value', `${steps}`)
}

for (const game of GAMES) {
  for (const language of LANGUAGES) {
    test(`the first game of ${game} leads to its end (${language})`, async ({ page }) => {
      await quick(page, language)
      await page.goto(`/#/learn/${game}/lesson`)
      await follow(page, scriptOf(game).steps.length)
      await expect(page.locator(`.guide a[href="#/new/${game}"]`)).toBeVisible()
      await nothingSerious(page)
    })
  }

  test(`the rules of ${game} can be read, and where its values come from`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link').last().click()
    await expect(page.locator('.chapters section').last()).toBeFocused()
    await expect(page.locator('.chapters')).not.toContainText('learn-')
    await nothingSerious(page)
    await page.getByRole('link', { name: 'Where the values come from' }).click()
    await page.getByRole('button', { name: 'Rulebook' }).click()
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    await nothingSerious(page)
  })
}

test('a lesson waits for the right choice, survives a reload, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await quick(page)
  await page.goto('/#/learn')
  await page.getByRole('link', { name: 'Play a first game – Kunitori!' }).click()
  const on = page.locator('.guide .deeds button.main')
  await on.click()
  await on.click()
  await page.locator('[data-spot="pool:village"] button').click()
  await expect(page.getByRole('alert')).toContainText('stay with the lesson')
  await nothingSerious(page)
  await page.reload()
  await expect(page.locator('.guide progress')).toHaveAttribute('value', '3')
  await page.locator('[data-spot="pool:silver"] button').click()
  await expect(page.locator('.guide progress')).toHaveAttribute('value', '4')
})

test('a lesson goes on when answers are lost', async ({ page }) => {
  await quick(page)
  let asked = 0
  await page.route('**/commands', async (route) => {
    const answer = await route.fetch()
    await (asked++ % 2 ? route.fulfill({ response: answer }) : route.abort())
  })
  await page.goto('/#/learn/kunitori/lesson')
  for (let step = 1; step < 7; step++) await pressOn(page, step)
  await expect(page.locator('.guide progress')).toHaveAttribute('value', '7')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
