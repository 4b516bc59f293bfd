/** A large sheet under a small window: moved by dragging, pinching, wheel, buttons and keys. */
import { HEIGHT, LEVELS, NAMED, WIDTH, type Spot, type Stretch } from './land'

const MOST = 3
const MARGIN = 0.25
/** Beside the land, when it is fitted in; a part of the free area. */
const RIM = 0.015
/** So far the map is stretched in one direction to fill the free area. */
const STRETCH = 1.5
const STILL = 180
/** So far a finger may slip and still have tapped. */
const SLIP = 6

/** What panels cover at the edges of the window. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export class Sheet {
  x = $state(0)
  y = $state(0)
  /** Pixels a unit of the sheet. */
  scale = $state(0.4)
  stretch = $state.raw<Stretch>({ x: 1, y: 1 })
  moving = $state(false)
  /** The last press was the begin of a drag, no click. */
  dragged = false

  #width = 0
  #height = 0
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  #fitted = true
  #fingers = new Map<number, Spot>()
  #slipped = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  /** The window's size; the sheet is fitted in until somebody moves it. */
  resize(width: number, height: number, heart: Spot, insets: Insets = this.#insets): void {
    const first = this.#width === 0
    this.#width = width
    this.#height = height
    this.#insets = insets
    if (first || this.#fitted) this.fit(heart)
    else this.#keep()
  }

  /** All of it, stretched to fill the free area; where names would be too small to read, the part around the heart. */
  fit(heart: Spot): void {
    const { wide, high } = this.#free()
    const x = (wide * (1 - 2 * RIM)) / WIDTH
    const y = (high * (1 - 2 * RIM)) / HEIGHT
    const whole = Math.min(x, y)
    const readable = LEVELS[NAMED]!.from
    this.scale = Math.max(whole, readable)
    this.stretch = { x: fill(x / this.scale), y: fill(y / this.scale) }
    this.x = this.#insets.left + along(wide, WIDTH * this.stretch.x * this.scale, heart.x / WIDTH)
    this.y = this.#insets.top + along(high, HEIGHT * this.stretch.y * this.scale, heart.y / HEIGHT)
    this.#fitted = true
  }

  zoom(factor: number, at?: Spot): void {
    const { wide, high, middle } = this.#free()
    const spot = at ?? middle
    const least = Math.min(wide / WIDTH, high / HEIGHT, this.scale)
    const scale = Math.min(MOST, Math.max(Math.min(least, LEVELS[NAMED]!.from), this.scale * factor))
    this.x = spot.x - ((spot.x - this.x) * scale) / this.scale
    this.y = spot.y - ((spot.y - this.y) * scale) / this.scale
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
    const { wide, high } = this.#free()
    const x = this.x + spot.x * this.stretch.x * this.scale - this.#insets.left
    const y = this.y + spot.y * this.stretch.y * this.scale - this.#insets.top
    const border = Math.min(70, wide / 4, high / 4)
    const dx = Math.max(border - x, 0) + Math.min(wide - border - x, 0)
    const dy = Math.max(border - y, 0) + Math.min(high - border - y, 0)
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

  /** What is pressed is carried elsewhere: the sheet stays where it is. */
  forget(): void {
    this.#fingers.clear()
  }

  wheel(event: WheelEvent, window: Element): void {
    event.preventDefault()
    const box = window.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), at)
  }

  #free(): { wide: number; high: number; middle: Spot } {
    const { top, right, bottom, left } = this.#insets
    const wide = Math.max(100, this.#width - left - right)
    const high = Math.max(100, this.#height - top - bottom)
    return { wide, high, middle: { x: left + wide / 2, y: top + high / 2 } }
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
    const wide = WIDTH * this.stretch.x * this.scale
    const high = HEIGHT * this.stretch.y * this.scale
    const { top, right, bottom, left } = this.#insets
    const aside = this.#width * MARGIN
    const above = this.#height * MARGIN
    const width = this.#width - right
    const height = this.#height - bottom
    this.x = clamp(this.x, Math.min(width - wide, left) - aside, Math.max(width - wide, left) + aside)
    this.y = clamp(this.y, Math.min(height - high, top) - above, Math.max(height - high, top) + above)
  }
}

function fill(ratio: number): number {
  return clamp(ratio, 1, STRETCH)
}

/** Where the sheet begins along a side: in the middle; if it is too long, with its heart there and no gap at its ends. */
function along(room: number, length: number, heart: number): number {
  return length <= room ? (room - length) / 2 : clamp(room / 2 - heart * length, room - length, 0)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
