import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/tenshu/server/page', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: process.env.TENSHU ?? 'http://127.0.0.1:8420', ws: true } } },
})
