import { expect, test } from '@playwright/test'

test('the home page has the three games', async ({ page }) => {
  await page.goto('/')
  for (const game of ['Shogun', 'The White Castle', 'Kunitori!']) await expect(page.getByText(game).first()).toBeVisible()
})
