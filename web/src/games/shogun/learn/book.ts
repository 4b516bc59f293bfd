import type { Book, Script } from '../../../learn/book'
import Picture from './Picture.svelte'
import script from './script.json'

export const book: Book = {
  chapters: [
    'aim', 'setup', 'symbols', 'round', 'planning', 'actions', 'events', 'battle', 'unrest', 'winter', 'scoring',
    'court', 'samurai', 'leaders', 'chambers',
  ],
  Picture,
  script: script as unknown as Script,
}
