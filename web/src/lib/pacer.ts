/** What comes in a burst is shown one after another, slowly enough to be followed; a touch or a key hurries it. */
const MANY = 4

export class Pacer<Thing> {
  #waiting: Thing[] = []
  #next: ReturnType<typeof setTimeout> | undefined
  #shown = 0

  constructor(
    readonly step: () => number,
    readonly show: (thing: Thing) => void,
  ) {
    addEventListener('pointerdown', this.hurry)
    addEventListener('keydown', this.hurry)
  }

  close(): void {
    this.clear()
    removeEventListener('pointerdown', this.hurry)
    removeEventListener('keydown', this.hurry)
  }

  add(thing: Thing, atOnce: boolean): void {
    this.#waiting.push(thing)
    if (atOnce || document.visibilityState === 'hidden') this.hurry()
    else this.#walk()
  }

  hurry = (): void => {
    clearTimeout(this.#next)
    this.#next = undefined
    for (const thing of this.#waiting.splice(0)) this.#present(thing)
  }

  clear(): void {
    clearTimeout(this.#next)
    this.#next = undefined
    this.#waiting = []
  }

  #walk(): void {
    if (this.#next !== undefined || !this.#waiting.length) return
    const step = this.#waiting.length > MANY ? this.step() / 4 : this.step()
    this.#next = setTimeout(
      () => {
        this.#next = undefined
        this.#present(this.#waiting.shift()!)
        this.#walk()
      },
      Math.max(0, this.#shown + step - Date.now()),
    )
  }

  #present(thing: Thing): void {
    this.#shown = Date.now()
    this.show(thing)
  }
}
