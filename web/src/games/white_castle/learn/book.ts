import type { Book, Script } from '../../../learn/book'
import Picture from './Picture.svelte'
import script from './script.json'

export const book: Book = {
  chapters: [
    'aim', 'setup', 'turn', 'room', 'walls', 'mat', 'garden', 'yard', 'castle', 'lanterns', 'season', 'round', 'scoring', 'solo',
    'symbols',
  ],
  Picture,
  script: script as unknown as Script,
}
