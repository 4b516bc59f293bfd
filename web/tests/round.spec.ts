import { readFileSync } from 'node:fs'

import { expect, test, type Locator, type Page } from '@playwright/test'

import type { Script } from '../src/learn/book'
import { nothingSerious, pressOn, quick } from './steps'

const { steps } = JSON.parse(readFileSync('src/games/shogun/learn/script.json', 'utf-8')) as Script

/** Shogun's first game up to a step. */
async function upTo(page: Page, say: string): Promise<void> {
  await quick(page)
  await page.goto('/#/learn/shogun/lesson')
  const wanted = steps.findIndex((step) => step.say === say) + 1
  for (let at = 1; at < wanted; at++) await pressOn(page, at)
  await expect(page.locator('.guide progress')).toHaveAttribute('value', `${wanted}`)
  await page.locator('.guide .deeds button.main:enabled').waitFor()
}

/** Walk back through the story to the scene that shows this. */
async function backTo(story: Locator, scene: Locator): Promise<void> {
  const place = story.locator('.place')
  while (!(await scene.isVisible())) {
    const before = await place.innerText()
    await story.getByRole('button', { name: 'Back' }).click()
    await expect(place).not.toHaveText(before)
  }
}

test('a battle is told with the tower, and can be walked through, put away and seen again', async ({ page }) => {
  await upTo(page, 'tower')
  const story = page.getByRole('region', { name: 'The story of the round' })
  const again = page.getByRole('button', { name: 'See the round again' })
  await expect(story).toBeVisible()
  await backTo(story, story.getByText('Momiji conquers Noto'))
  await expect(story.getByText('Momiji conquers Noto; 1 army survives.')).toBeVisible()
  await expect(story.getByRole('img')).toHaveAttribute('aria-label', /From the tower fall 1 for Momiji/)
  await nothingSerious(page)
  await story.getByRole('button', { name: 'Skip the story' }).click()
  await again.click()
  await expect(story).toContainText('1 /')
  await story.getByRole('button', { name: 'Skip the story' }).click()

  await page.getByRole('button', { name: 'Story', exact: true }).click()
  await page.getByRole('log').getByText('Momiji conquers Noto').click()
  await expect(story.getByText('Momiji conquers Noto; 1 army survives.')).toBeVisible()
})

test('the winter scoring is told region by region', async ({ page }) => {
  await upTo(page, 'scoring')
  const story = page.getByRole('region', { name: 'The story of the round' })
  const heading = story.getByRole('heading')
  await backTo(story, heading.filter({ hasText: 'The yellow region' }))
  await expect(heading).toHaveText('The yellow region')
  await expect(story.getByText('Aya scores 3 points for the most castles in the yellow region.')).toBeAttached()
  await nothingSerious(page)
})
