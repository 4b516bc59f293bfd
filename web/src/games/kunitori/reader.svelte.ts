/** Which card is read: at a glance while the pointer rests on it, or held open. */
const REST = 350

export interface Deed {
  words: string
  take: () => void
}

export class Reader {
  glance = $state<string>()
  beside = $state.raw<DOMRect>()
  /** Cards with their number; 1 where they are not counted. */
  held = $state.raw<[card: string, count: number][]>([])
  title = $state('')
  #rest: ReturnType<typeof setTimeout> | undefined

  /** What can be done with the card that is held open. */
  deed = $state.raw<Deed>()

  read = (card: string, thing: HTMLElement, stay: boolean, deed?: Deed): void => {
    this.hush()
    if (stay) {
      this.open('', { [card]: 1 }, deed)
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

  open(title: string, pile: Record<string, number>, deed?: Deed): void {
    this.title = title
    this.deed = deed
    this.held = Object.entries(pile)
  }

  close(): void {
    this.held = []
  }
}
