/** The round's story and the tower, for the board: `<Round … bind:arrows />` in a corner, `<Tower … />` where there is room. */
export { default as Marches } from './Marches.svelte'
export { default as Round } from './Round.svelte'
export type { Arrow } from './scenes'
export { default as Tower } from './Tower.svelte'
