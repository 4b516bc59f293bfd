import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'
const port = process.env.TENSHU_PORT ?? '8431'
const store = join(mkdtempSync(join(tmpdir(), 'tenshu-')), 'tables.sqlite')

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(DEBIAN) && { executablePath: DEBIAN }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `../.venv/bin/tenshu serve --port ${port} --store ${store} --rate 1000`,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
  },
})
