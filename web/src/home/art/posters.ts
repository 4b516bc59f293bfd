/** Each game's picture, under the game's name: `games/<game>/Poster.svelte`. */
import type { Component } from 'svelte'

const found = import.meta.glob<Component>('../../games/*/Poster.svelte', { eager: true, import: 'default' })

export const POSTERS: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, poster]) => [path.split('/').at(-2)!, poster]),
)
