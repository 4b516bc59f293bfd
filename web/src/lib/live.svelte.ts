/** A table that is kept up to date over a WebSocket, and mended after every loss of it. */
import type { Forms, Happened, Problem, Table } from './forms'
import { Door } from './wire'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
export type Whole = Forms['Whole']
export type News = Forms['News']

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]
const PING = 15_000
const SILENCE = 10_000

export class Live {
  /** The table as last heard of. */
  table = $state.raw<Table>()
  /** What has happened with the last message; empty after a jump. */
  news = $state.raw<Happened[]>([])
  /** What was missed while the line was down, or since the last visit. */
  missed = $state.raw<Happened[]>([])
  line = $state<Line>('connecting')
  /** The seats that were heard to listen too. */
  present = $state.raw<readonly number[]>([])
  /** Why the table can't be shown at all. */
  problem = $state.raw<Problem>()

  readonly door: Door
  #socket: WebSocket | undefined
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined
  #since: number | undefined
  #heard: ((message: Whole | News) => void) | undefined

  constructor(token: string, since?: number, heard?: (message: Whole | News) => void) {
    this.door = new Door(token)
    this.#since = since
    this.#heard = heard
    this.#connect()
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    clearTimeout(this.#retry)
    clearTimeout(this.#ping)
    this.line = 'closed'
    this.#socket?.close()
  }

  /** Take in a table that came another way, as with a refusal. */
  take(table: Table): void {
    if (!this.table || table.sequence > this.table.sequence) {
      this.news = []
      this.table = table
    }
  }

  #again = (): void => {
    if (document.visibilityState === 'hidden' || this.line === 'closed') return
    if (this.line === 'open') this.#check()
    else this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.door.game}/events`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ token: this.door.token, since: this.table?.sequence ?? this.#since }))
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as { kind: string })
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
  }

  #lose(): void {
    clearTimeout(this.#ping)
    if (this.line === 'closed' || this.problem) return
    this.line = 'lost'
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #hear(message: { kind: string }): void {
    this.#tries = 0
    if (message.kind === 'pong' || message.kind === 'table') {
      this.present = (message as unknown as Forms['Pong']).present
      this.#listen()
    }
    if (message.kind === 'pong') return
    if (message.kind === 'problem') {
      const { code, reason } = message as unknown as Problem
      this.problem = { code, reason, details: {} }
      return
    }
    this.#heard?.(message as unknown as Whole | News)
    if (message.kind === 'table') {
      const whole = message as unknown as Whole
      this.missed = whole.missed.flatMap((entry) => entry.events)
      this.news = []
      this.table = whole.table
    } else {
      const news = message as unknown as News
      if (this.table && news.sequence <= this.table.sequence) return
      this.news = news.events
      this.table = news.table
    }
    this.line = 'open'
  }

  /** Now and then the line is asked whether it is still there, and who else is. */
  #listen(): void {
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => this.#check(), PING)
  }

  #check(): void {
    clearTimeout(this.#ping)
    if (this.#socket?.readyState !== WebSocket.OPEN) return this.#lose()
    this.#socket.send('{"kind":"ping"}')
    this.#ping = setTimeout(() => {
      this.#socket?.close()
      this.#lose()
    }, SILENCE)
  }
}
