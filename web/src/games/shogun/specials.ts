/** The special cards' signs. */
import type { Sign } from './Icon.svelte'

export const SPECIALS: Record<string, { sign: Sign; badge: string }> = {
  chest: { sign: 'chest', badge: '+' },
  rice: { sign: 'rice', badge: '+' },
  'six-armies': { sign: 'army', badge: '6' },
  attack: { sign: 'battle', badge: '+' },
  defence: { sign: 'castle', badge: '+' },
}
