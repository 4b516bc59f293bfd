/** A large sheet under a small window: moved by dragging, pinching, wheel, buttons and keys. */
import { HEIGHT, WIDTH, type Spot } from './land'

const MOST = 3
const MARGIN = 0.25
const STILL = 180
/** So far a finger may slip and still have tapped. */
const SLIP = 6

export class Sheet {
  x = $state(0)
  y = $state(0)
  /** Pixels a unit of the sheet. */
  scale = $state(0.4)
  moving = $state(false)
  /** The last press was the begin of a drag, no click. */
  dragged = false

  #width = 0
  #height = 0
  #fitted = true
  #fingers = new Map<number, Spot>()
  #slipped = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  /** The window's size; the sheet is fitted in until somebody moves it. */
  resize(width: number, height: number, heart: Spot): void {
    const first = this.#width === 0
    this.#width = width
    this.#height = height
    if (first || this.#fitted) this.fit(heart)
    else this.#keep()
  }

  /** All of it; in a narrow window as high as the window, with its heart in the middle. */
  fit(heart: Spot): void {
    const whole = Math.min(this.#width / WIDTH, this.#height / HEIGHT)
    const high = Math.min(this.#height / HEIGHT, 0.36)
    const narrow = this.#width < 600 && high > whole
    this.scale = narrow ? high : whole
    this.x = this.#width / 2 - (narrow ? heart.x : WIDTH / 2) * this.scale
    this.y = (this.#height - HEIGHT * this.scale) / 2
    this.#fitted = true
  }

  zoom(factor: number, at: Spot = { x: this.#width / 2, y: this.#height / 2 }): void {
    const least = Math.min(this.#width / WIDTH, this.#height / HEIGHT)
    const scale = Math.min(MOST, Math.max(least, this.scale * factor))
    this.x = at.x - ((at.x - this.x) * scale) / this.scale
    this.y = at.y - ((at.y - this.y) * scale) / this.scale
    this.scale = scale
    this.#stir()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.#stir()
  }

  /** Move so that a place of the sheet is in sight. */
  reveal(spot: Spot): void {
    const x = this.x + spot.x * this.scale
    const y = this.y + spot.y * this.scale
    const border = Math.min(70, this.#width / 4)
    const dx = Math.max(border - x, 0) + Math.min(this.#width - border - x, 0)
    const dy = Math.max(border - y, 0) + Math.min(this.#height - border - y, 0)
    if (dx || dy) this.pan(dx, dy)
  }

  press(event: PointerEvent): void {
    if (this.#fingers.size === 0) {
      this.dragged = false
      this.#slipped = 0
    }
    this.#fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY })
  }

  move(event: PointerEvent, window: Element): void {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const now = this.#inside(event, window)
    const from = before.x < 0 ? now : before
    this.#slipped += Math.abs(event.movementX) + Math.abs(event.movementY)
    if (!this.dragged && this.#slipped <= SLIP) return
    if (!this.dragged) {
      this.dragged = true
      window.setPointerCapture(event.pointerId)
    }
    if (this.#fingers.size === 1) this.pan(event.movementX, event.movementY)
    else this.#pinch(event.pointerId, from, now)
    this.#fingers.set(event.pointerId, now)
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
  }

  wheel(event: WheelEvent, window: Element): void {
    event.preventDefault()
    const box = window.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), at)
  }

  #pinch(finger: number, from: Spot, now: Spot): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)![1]
    const before = Math.hypot(from.x - other.x, from.y - other.y) || 1
    this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / before, {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    })
    this.pan((now.x - from.x) / 2, (now.y - from.y) / 2)
  }

  #inside(event: PointerEvent, window: Element): Spot {
    const box = window.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  /** While it moves the picture is moved as it is; at rest it is drawn anew, sharp. */
  #stir(): void {
    this.#fitted = false
    this.#keep()
    this.moving = true
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => (this.moving = false), STILL)
  }

  /** Never out of sight. */
  #keep(): void {
    const wide = WIDTH * this.scale
    const high = HEIGHT * this.scale
    const aside = this.#width * MARGIN
    const above = this.#height * MARGIN
    this.x = clamp(this.x, Math.min(this.#width - wide, 0) - aside, Math.max(this.#width - wide, 0) + aside)
    this.y = clamp(this.y, Math.min(this.#height - high, 0) - above, Math.max(this.#height - high, 0) + above)
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
