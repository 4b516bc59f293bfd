/** Which card is read: at a glance while the pointer rests on it, or held open. */
const REST = 350

export class Reader {
  glance = $state<string>()
  beside = $state.raw<DOMRect>()
  /** Cards with their number; 1 where they are not counted. */
  held = $state.raw<[card: string, count: number][]>([])
  title = $state('')
  #rest: ReturnType<typeof setTimeout> | undefined

  read = (card: string, thing: HTMLElement, stay: boolean): void => {
    this.hush()
    if (stay) {
      this.open('', { [card]: 1 })
      return
    }
    this.#rest = setTimeout(() => {
      this.beside = thing.getBoundingClientRect()
      this.glance = card
    }, REST)
  }

  hush = (): void => {
    clearTimeout(this.#rest)
    this.glance = undefined
  }

  open(title: string, pile: Record<string, number>): void {
    this.title = title
    this.held = Object.entries(pile)
  }

  close(): void {
    this.held = []
  }
}
