/** Cards that move fly from where they were to where they are. */
import { mount, unmount } from 'svelte'

import type { Happened } from '../../lib/forms'
import Art from './Art.svelte'

// By event: from and to; the places of a player are those of `seat`, of ninja's victims those of `other`.
const PATHS: Record<string, readonly [from: string, to: string, whose?: 'other']> = {
  plays: ['hand', 'camp'],
  pays: ['hand', 'camp'],
  draws: ['deck', 'hand'],
  reveals: ['deck', 'revealed'],
  shows: ['hand', 'camp'],
  buys: ['pool', 'discard'],
  gains: ['pool', 'discard'],
  'gains-to-hand': ['pool', 'hand'],
  promotes: ['pool', 'camp'],
  withdraws: ['camp', 'discard'],
  'ninja-discards': ['revealed', 'discard', 'other'],
  'ninja-discards-own': ['revealed', 'discard'],
}
const DURATION = 340
const STAGGER = 70
const MOST = 10

export function fly(root: HTMLElement, events: Happened[]): void {
  let flown = 0
  for (const { kind, args } of events) {
    const path = PATHS[kind]
    if (!path) continue
    const [from, to, whose = 'seat'] = path
    const card = typeof args.card === 'string' ? args.card : undefined
    const place = (zone: string) =>
      root.querySelector<HTMLElement>(`[data-spot="${zone}:${zone === 'pool' ? card : String(args[whose])}"]`) ??
      root.querySelector<HTMLElement>(`[data-spot="camp:${String(args[whose])}"]`)
    for (let n = 0; n < (kind === 'draws' ? Number(args.count) : 1) && flown < MOST; n++) {
      launch(place(from), place(to), card, flown++ * STAGGER)
    }
  }
}

function launch(from: HTMLElement | null, to: HTMLElement | null, card: string | undefined, delay: number): void {
  if (!from || !to) return
  const [start, end] = [middle(from), middle(to)]
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '60px',
    height: '48px',
    zIndex: '50',
    pointerEvents: 'none',
    borderRadius: '4px',
    overflow: 'hidden',
    background: 'var(--indigo)',
    border: '2px solid var(--paper-raised)',
    boxShadow: 'var(--shadow)',
    opacity: '0',
  })
  document.body.append(ghost)
  const face = card ? mount(Art, { target: ghost, props: { card } }) : undefined
  const at = ([x, y]: [number, number], scale: number) => `translate(${x - 30}px, ${y - 24}px) scale(${scale})`
  const flight = ghost.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, 0.8), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.7), opacity: 0 },
    ],
    { duration: DURATION, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
  )
  flight.onfinish = () => {
    if (face) void unmount(face)
    ghost.remove()
  }
}

function middle(place: HTMLElement): [number, number] {
  const { left, top, width, height } = place.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
