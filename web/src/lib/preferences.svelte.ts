/** What the player wants of the page, kept in the browser: change a property, and it holds everywhere at once. */
import { LANGUAGES, type Language } from './texts'

const KEY = 'tenshu.settings'

export type Light = 'day' | 'night' | 'system'

interface Kept {
  language: Language
  light: Light
  sound: boolean
  /** Motion, where the system doesn't ask for less of it. */
  motion: boolean
  /** Ask once more before a choice that can't be taken back. */
  confirm: boolean
  /** Make the choices that are no choice. */
  forced: boolean
  /** Keep the list of all choices open. */
  list: boolean
  /** The column of players: wide, narrow, or as the window has room. */
  players: 'wide' | 'narrow' | 'fitting'
}

function spoken(): Language {
  const asked = navigator.languages.map((language) => language.slice(0, 2))
  return (
    LANGUAGES.find((language) => asked[0] === language) ??
    LANGUAGES.find((language) => asked.includes(language)) ??
    'en'
  )
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Preferences implements Kept {
  #language = $state<Language>('en')
  #light = $state<Light>('system')
  #sound = $state(false)
  #motion = $state(true)
  #confirm = $state(false)
  #forced = $state(true)
  #list = $state(false)
  #players = $state<Kept['players']>('fitting')
  #dark = $state(false)
  #still = $state(false)

  constructor() {
    const found = kept()
    this.#language = LANGUAGES.find((one) => one === found.language) ?? spoken()
    this.#light = found.light ?? 'system'
    this.#sound = found.sound ?? false
    this.#motion = found.motion ?? true
    this.#confirm = found.confirm ?? false
    this.#forced = found.forced ?? true
    this.#list = found.list ?? false
    this.#players = found.players ?? 'fitting'
    follow('(prefers-color-scheme: dark)', (dark) => (this.#dark = dark))
    follow('(prefers-reduced-motion: reduce)', (still) => (this.#still = still))
    this.#show()
  }

  get language(): Language {
    return this.#language
  }
  set language(language: Language) {
    this.#language = language
    this.#keep()
  }
  get light(): Light {
    return this.#light
  }
  set light(light: Light) {
    this.#light = light
    this.#keep()
  }
  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    this.#keep()
  }
  get motion(): boolean {
    return this.#motion
  }
  set motion(motion: boolean) {
    this.#motion = motion
    this.#keep()
  }
  get confirm(): boolean {
    return this.#confirm
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm
    this.#keep()
  }
  get forced(): boolean {
    return this.#forced
  }
  set forced(forced: boolean) {
    this.#forced = forced
    this.#keep()
  }
  get list(): boolean {
    return this.#list
  }
  set list(list: boolean) {
    this.#list = list
    this.#keep()
  }
  get players(): Kept['players'] {
    return this.#players
  }
  set players(players: Kept['players']) {
    this.#players = players
    this.#keep()
  }

  /** It is night on the page: by choice or by the system's. */
  get night(): boolean {
    return this.#light === 'night' || (this.#light === 'system' && this.#dark)
  }

  /** Motion is wanted, and the system has nothing against it. */
  get moving(): boolean {
    return this.#motion && !this.#still
  }

  #keep(): void {
    const { language, light, sound, motion, confirm, forced, list, players } = this
    const kept: Kept = { language, light, sound, motion, confirm, forced, list, players }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Where nothing can be kept, the found hold for this visit.
    }
  }

  /** The page's root says language, light and stillness, for the styles. */
  #show(): void {
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement
        root.lang = this.language
        root.dataset.light = this.night ? 'night' : 'day'
        root.dataset.motion = this.moving ? 'on' : 'off'
      })
    })
  }
}

function follow(query: string, tell: (holds: boolean) => void): void {
  const media = matchMedia(query)
  tell(media.matches)
  media.addEventListener('change', () => tell(media.matches))
}

export const preferences = new Preferences()
