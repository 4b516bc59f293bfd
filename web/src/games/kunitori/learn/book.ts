import type { Book, Script } from '../../../learn/book'
import Picture from './Picture.svelte'
import script from './script.json'

export const book: Book = {
  Picture,
  script: script as unknown as Script,
}
