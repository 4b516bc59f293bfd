/** Tell a player who looks elsewhere that it is their turn: by the tab's title and mark, and by a sound. */
const KEEP = 'M3 28V20l5-3v-4l8-6 8 6v4l5 3v8z'

function mark(called: boolean): string {
  const dot = called ? '<circle cx="24" cy="8" r="8" fill="#c8452d"/>' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${KEEP}" fill="#1f3a5f"/>${dot}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function showTab(title: string, called: boolean): void {
  document.title = title
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = mark(called)
}

/** By the system, where the player has allowed it. */
export function notify(words: string, game: string): void {
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification(game, { body: words, tag: 'tenshu' })
}

let sounds: AudioContext | undefined

/** Two strokes on a wooden block. */
export function knock(): void {
  sounds ??= new AudioContext()
  for (const [delay, pitch] of [
    [0, 620],
    [0.16, 470],
  ] as const) {
    const at = sounds.currentTime + delay
    const tone = sounds.createOscillator()
    const loudness = sounds.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, at)
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.12)
    loudness.gain.setValueAtTime(0.25, at)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.18)
    tone.connect(loudness).connect(sounds.destination)
    tone.start(at)
    tone.stop(at + 0.2)
  }
}
