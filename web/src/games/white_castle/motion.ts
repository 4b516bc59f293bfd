/** Pieces go from where they were to where they are; not at all where no motion is wanted. */
import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'

const [sendMoving, receiveMoving] = crossfade({ duration: 320, easing: cubicOut })
const STILL = () => ({ duration: 0 })

type Key = { key: string }

/** One pair of transitions for the whole board: a piece that leaves one place arrives at another. */
export function crossing(wanted: () => boolean) {
  return {
    send: (node: Element, key: Key) => (wanted() ? sendMoving(node, key) : STILL),
    receive: (node: Element, key: Key) => (wanted() ? receiveMoving(node, key) : STILL),
  }
}
