/** Turns announced by the system: while the page is open, and by push where the server can. */
import type { Forms } from '../lib/forms'
import type { SeatSession } from './session.svelte'

export function announcing(): boolean {
  return 'Notification' in window
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Ask the player, then the push service; false where either says no. */
export async function subscribe(session: SeatSession, words: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const key = session.connection.table?.push_key
  if (!key || !('serviceWorker' in navigator && 'PushManager' in window)) return true
  const worker = await navigator.serviceWorker.register(`/assets/push.js?words=${encodeURIComponent(words)}`)
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const push = found.toJSON() as Forms['Push'] & { expirationTime?: unknown }
  const { endpoint, keys } = push
  return (await session.say({ do: 'subscribe', push: { endpoint, keys } })) !== undefined
}
