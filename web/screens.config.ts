/** Pictures of every main screen, by `make screens`. */
import { defineConfig } from '@playwright/test'

import tests from './playwright.config'

export default defineConfig({ ...tests, testDir: 'screens', fullyParallel: true })
