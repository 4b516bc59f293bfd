/** Each game's picture, under the game's name. */
import type { Component } from 'svelte'

import Kunitori from './Kunitori.svelte'
import Shogun from './Shogun.svelte'
import WhiteCastle from './WhiteCastle.svelte'

export const PICTURES: Record<string, Component> = { shogun: Shogun, white_castle: WhiteCastle, kunitori: Kunitori }
