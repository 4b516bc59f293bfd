/** What tests of single modules put in the place of a browser. */
import { vi } from 'vitest'

import type { Happened, StoryEvent } from './forms'
import { Texts } from './texts'

/** A `localStorage` of its own; answers what it holds. */
export function stubStorage(): Map<string, string> {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  })
  return held
}

export interface Sent {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
}

/** A server that answers every request with the next of these; answers what it was sent. */
export function stubServer(...answers: { status?: number; json?: unknown; text?: string }[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    sent.push({ path, method: init.method ?? 'GET', headers: init.headers as Record<string, string>, body })
    const { status = 200, json, text } = answers.shift() ?? {}
    return Promise.resolve(json === undefined ? new Response(text ?? '', { status }) : Response.json(json, { status }))
  })
  return sent
}

/** Messages in the syntax of Fluent, without indentation. */
export function texts(source: string, ...players: string[]): Texts {
  return new Texts('en', [source], players)
}

export function happened(kind: string, args: Record<string, unknown> = {}): Happened {
  return { kind, args }
}

export function told(
  sequence: number,
  kind: string,
  args: Record<string, unknown> = {},
  choice = sequence,
): StoryEvent {
  return { kind, args, sequence, choice }
}
