import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const PYTHON = fileURLToPath(new URL('../.venv/bin/python', import.meta.url))
const TO_JSON = 'import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], "rb"))))'

/** The games' data files are the rules' own: a board imports them as they are. */
const toml: Plugin = {
  name: 'toml',
  load: (id) =>
    id.endsWith('.toml') ? `export default ${execFileSync(PYTHON, ['-c', TO_JSON, id], { encoding: 'utf-8' })}` : null,
}

export default defineConfig({
  plugins: [toml, svelte()],
  build: { outDir: '../src/tenshu/server/page', emptyOutDir: true, target: 'es2022' },
  test: { include: ['src/**/*.test.ts'], unstubGlobals: true },
  server: { proxy: { '/api': { target: process.env.TENSHU ?? 'http://127.0.0.1:8420', ws: true } } },
})
