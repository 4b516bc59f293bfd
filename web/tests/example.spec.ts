/** A game that the page has never heard of, installed beside Tenshu: the plain board plays it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { nothingSerious, playToTheEnd, quick } from './steps'

const PORT = Number(process.env.TENSHU_PORT ?? '8431') + 1
let place: string
let server: ChildProcess | undefined

test.use({ baseURL: `http://127.0.0.1:${PORT}` })

test.beforeAll(async ({ request }) => {
  place = mkdtempSync(join(tmpdir(), 'tenshu-example-'))
  // A copy: building leaves files behind.
  cpSync('../examples/torii', join(place, 'source'), { recursive: true })
  const install = ['-m', 'uv', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation']
  const installed = spawnSync('../.venv/bin/python', [
    ...install,
    '--target',
    join(place, 'site'),
    join(place, 'source'),
  ])
  expect(installed.status, String(installed.stderr)).toBe(0)
  const path = [join(place, 'site'), process.env.PYTHONPATH].filter(Boolean).join(':')
  const words = ['-m', 'tenshu', 'serve', '--port', `${PORT}`, '--store', join(place, 'tables.sqlite')]
  server = spawn('../.venv/bin/python', words, { env: { ...process.env, PYTHONPATH: path }, stdio: 'ignore' })
  await expect
    .poll(
      () =>
        request.get('/api/health').then(
          (answer) => answer.ok(),
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
})

test.afterAll(() => {
  server?.kill()
  rmSync(place, { recursive: true, force: true })
})

test('a game without a board of its own, found on the home page and played to its end', async ({ page }) => {
  await quick(page)
  await page.goto('/')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Torii' }) })
  await card.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.plain')).toContainText('Hands')
  await nothingSerious(page)
  await playToTheEnd([page])
  await nothingSerious(page)
})
