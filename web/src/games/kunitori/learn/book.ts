import type { Book, Script } from '../../../learn/book'
import Picture from './Picture.svelte'
import script from './script.json'

export const book: Book = {
  chapters: ['aim', 'setup', 'turn', 'symbols', 'action', 'deploy', 'battle', 'rising', 'buying', 'end', 'cards'],
  Picture,
  script: script as unknown as Script,
}
