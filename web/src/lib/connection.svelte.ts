/** A table that is kept up to date over a WebSocket, and mended after every loss of it. */
import type { Forms, Happened, Problem, Table } from './forms'
import { Pacer } from './pacer'
import { share } from './share'
import { TableApi } from './api'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
export type Welcome = Forms['Welcome']
export type News = Forms['News']

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]
const PING = 15_000
const SILENCE = 10_000

export class TableConnection {
  /** The table as last heard of. */
  table = $state.raw<Table>()
  /** What has happened with the last message; empty after a jump. */
  news = $state.raw<Happened[]>([])
  line = $state<Line>('connecting')
  /** The seats that were heard to listen too. */
  present = $state.raw<readonly number[]>([])
  /** Why the table can't be shown at all. */
  problem = $state.raw<Problem>()

  readonly api: TableApi
  readonly #pacer: Pacer<News>
  #socket: WebSocket | undefined
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0

  /** `heard` is told all that is shown; others' deeds are shown `step` milliseconds apart. */
  constructor(
    token: string,
    readonly heard: (message: Welcome | News) => void = () => {},
    step: () => number = () => 0,
  ) {
    this.api = new TableApi(token)
    this.#pacer = new Pacer(step, (news) => this.#show(news))
    this.#connect()
    addEventListener('online', this.#again)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#again)
    clearTimeout(this.#retry)
    clearTimeout(this.#ping)
    this.#pacer.close()
    this.line = 'closed'
    this.#part()
  }

  /** Take in a table that came another way, as with a refusal. */
  take(table: Table): void {
    if (this.table && table.sequence <= this.table.sequence) return
    this.#pacer.hurry()
    this.news = []
    this.table = share(this.table, table)
  }

  #again = (): void => {
    if (document.visibilityState === 'hidden' || this.line === 'closed') return
    if (this.line !== 'open') {
      this.#connect()
      return
    }
    // After a sleep nobody knows yet whether the line still holds.
    if (Date.now() - this.#heardAt > PING + SILENCE) this.line = 'connecting'
    this.#check()
  }

  #cut = (): void => {
    if (this.line === 'open' || this.line === 'connecting') this.line = 'lost'
    this.#check()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#part()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.api.tableId}/events`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ token: this.api.token, since: this.table?.sequence }))
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as { kind: string })
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => this.#lose(), SILENCE)
  }

  #part(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #lose(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#retry)
    this.#part()
    if (this.line === 'closed' || this.problem) return
    this.line = 'lost'
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #hear(message: { kind: string }): void {
    this.#heardAt = Date.now()
    if (message.kind === 'problem') {
      const { code, reason } = message as unknown as Problem
      if (!this.table) this.problem = { code, reason, details: {} }
      return
    }
    this.#tries = 0
    this.line = 'open'
    if (message.kind === 'pong') this.#listen(message as unknown as Forms['Pong'])
    else if (message.kind === 'table') this.#begin(message as unknown as Welcome)
    else {
      const news = message as unknown as News
      this.#pacer.add(news, news.seat === news.table.seat || !news.events.length)
    }
  }

  #begin(welcome: Welcome): void {
    this.#listen(welcome)
    this.#pacer.clear()
    this.heard(welcome)
    this.news = []
    this.table = share(this.table, welcome.table)
  }

  #show(news: News): void {
    this.heard(news)
    if (this.table && news.sequence <= this.table.sequence) return
    this.news = news.events
    this.table = share(this.table, news.table)
  }

  /** Now and then the line is asked whether it is still there, and who else is. */
  #listen({ present }: { present: readonly number[] }): void {
    this.present = present
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => this.#check(), PING)
  }

  #check(): void {
    clearTimeout(this.#ping)
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#lose()
      return
    }
    this.#socket.send('{"kind":"ping"}')
    this.#ping = setTimeout(() => this.#lose(), SILENCE)
  }
}
