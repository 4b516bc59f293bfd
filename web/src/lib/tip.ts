/** A word of explanation beside whatever the pointer rests on or the keyboard has reached: `{@attach tip(text)}`. */
import type { Attachment } from 'svelte/attachments'

const REST = 250
const GAP = 8

let paper: HTMLElement | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

function show(thing: Element, text: string): void {
  paper ??= Object.assign(document.createElement('div'), { className: 'tip', popover: 'manual' })
  if (!paper.isConnected) document.body.append(paper)
  paper.textContent = text
  paper.setAttribute('aria-hidden', 'true')
  paper.showPopover()
  const at = thing.getBoundingClientRect()
  const own = paper.getBoundingClientRect()
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - GAP)
  const above = at.top - own.height - GAP
  paper.style.left = `${left}px`
  paper.style.top = `${above >= GAP ? above : at.bottom + GAP}px`
}

function hide(): void {
  clearTimeout(waiting)
  if (paper?.isConnected) paper.hidePopover()
}

/** For those who see; those who hear get the same words from the thing's own label. */
export function tip(text: string): Attachment {
  return (thing) => {
    const rest = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => show(thing, text), REST)
    }
    thing.addEventListener('pointerenter', rest)
    thing.addEventListener('pointerleave', hide)
    thing.addEventListener('focus', rest)
    thing.addEventListener('blur', hide)
    return () => {
      hide()
      thing.removeEventListener('pointerenter', rest)
      thing.removeEventListener('pointerleave', hide)
      thing.removeEventListener('focus', rest)
      thing.removeEventListener('blur', hide)
    }
  }
}
