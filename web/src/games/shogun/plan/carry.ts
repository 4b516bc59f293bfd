/** Cards that can be carried to a field with the pointer. */
import type { Attachment } from 'svelte/attachments'

const SLIP = 8

/** `drop` is called with the `data-field` under the pointer; a press without a way is a click and left alone. */
export function carried(drop: (field: string) => void): Attachment<HTMLElement> {
  return (card) => {
    let ghost: HTMLElement | undefined
    let origin = { x: 0, y: 0 }
    let start: PointerEvent | undefined

    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return
      start = event
      card.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
      if (!ghost && way > SLIP) {
        ghost = lifted(card)
        origin = ghost.getBoundingClientRect()
      }
      const [x, y] = [event.clientX - origin.x - 34, event.clientY - origin.y - 44]
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`
    }
    const end = (event: PointerEvent): void => {
      start = undefined
      if (!ghost) return
      ghost.remove()
      ghost = undefined
      addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stop, { capture: true }))
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-field]')
      if (event.type === 'pointerup' && below) drop(below.dataset.field!)
    }

    const doings = [
      ['pointerdown', press],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const
    for (const [kind, doing] of doings) card.addEventListener(kind, doing)
    return () => {
      ghost?.remove()
      for (const [kind, doing] of doings) card.removeEventListener(kind, doing)
    }
  }
}

function lifted(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    width: `${card.offsetWidth}px`,
  })
  card.closest('.mat')!.append(ghost)
  return ghost
}

function stop(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
