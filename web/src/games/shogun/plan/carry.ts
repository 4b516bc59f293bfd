/** Things that can be carried with the pointer: a card to a field, a field to a province, and the other way round. */
import type { Attachment } from 'svelte/attachments'

const SLIP = 8

/** What lies under the pointer. */
export interface Target {
  field?: string | undefined
  province?: string | undefined
}

export interface Aim {
  /** It is lifted. */
  start?: () => void
  /** It is above something else. */
  over?: (target: Target) => void
  drop: (target: Target) => void
  /** It was let go, wherever. */
  end?: () => void
  /** What is shown under the pointer; a copy of the thing itself if undefined. */
  label?: string
  /** A finger moves the thing below instead. */
  mouseOnly?: boolean
}

/** A press without a way is a click and left alone. */
export function carried(aim: Aim): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let ghost: HTMLElement | undefined
    let origin = { x: 0, y: 0 }
    let start: PointerEvent | undefined
    let above = ''

    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || (aim.mouseOnly && event.pointerType !== 'mouse')) return
      start = event
      if (aim.mouseOnly) event.stopPropagation()
      thing.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
      if (!ghost && way > SLIP) {
        ghost = lifted(thing, aim.label)
        origin = ghost.getBoundingClientRect()
        aim.start?.()
      }
      if (!ghost) return
      const [x, y] = [event.clientX - origin.x - 34, event.clientY - origin.y - 44]
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`
      const target = below(event)
      const now = `${target.field ?? ''} ${target.province ?? ''}`
      if (now !== above) aim.over?.(target)
      above = now
    }
    const end = (event: PointerEvent): void => {
      start = undefined
      if (!ghost) return
      ghost.remove()
      ghost = undefined
      above = ''
      addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stop, { capture: true }))
      const target = below(event)
      aim.end?.()
      if (event.type === 'pointerup' && (target.field ?? target.province)) aim.drop(target)
    }

    const doings: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', press],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ]
    for (const [kind, doing] of doings) thing.addEventListener(kind, doing as EventListener)
    return () => {
      ghost?.remove()
      for (const [kind, doing] of doings) thing.removeEventListener(kind, doing as EventListener)
    }
  }
}

function below(event: PointerEvent): Target {
  const found = document.elementFromPoint(event.clientX, event.clientY)
  return {
    field: found?.closest<HTMLElement>('[data-field]')?.dataset.field,
    province: found?.closest<SVGElement>('[data-province]')?.dataset.province,
  }
}

function lifted(thing: HTMLElement | SVGElement, label: string | undefined): HTMLElement {
  const ghost = label ? document.createElement('div') : (thing.cloneNode(true) as HTMLElement)
  if (label) {
    ghost.className = 'carried'
    ghost.textContent = label
  }
  ghost.removeAttribute('id')
  ghost.removeAttribute('data-field')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
  })
  if (!label) ghost.style.width = `${(thing as HTMLElement).offsetWidth}px`
  const home = document.querySelector('.mat') ?? document.body
  home.append(ghost)
  return ghost
}

function stop(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
