/** A table that is kept up to date over a WebSocket, and mended after every loss of it. */
import type { ChatLine, Forms, Happened, Problem, Table } from './forms'
import { changed } from './changes'
import { Pacer } from './pacer'
import { share } from './share'
import { TableApi } from './api'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
export type Welcome = Forms['Welcome']
/** An entry of the log, and the table after it. */
export type News = Forms['Missed'] & { table: Table }

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]
const PING = 15_000
const SILENCE = 10_000
const CHAT = 100

export class TableConnection {
  /** The table as last heard of. */
  table = $state.raw<Table>()
  /** What has happened with the last message; empty after a jump. */
  news = $state.raw<Happened[]>([])
  /** What was said last. */
  chat = $state.raw<readonly ChatLine[]>([])
  line = $state<Line>('connecting')
  /** The seats that were heard to listen too. */
  present = $state.raw<readonly number[]>([])
  /** Why the table can't be shown at all. */
  problem = $state.raw<Problem>()

  readonly api: TableApi
  readonly #pacer: Pacer<News>
  /** The table after the last message, which the next one changes; shown it may be later. */
  #latest: Table | undefined
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
    socket.onopen = () => socket.send(JSON.stringify({ token: this.api.token, since: this.#latest?.sequence }))
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
    else this.#follow(message as unknown as Forms['News'])
  }

  #begin(welcome: Welcome): void {
    this.#listen(welcome)
    this.#pacer.clear()
    this.#latest = welcome.table
    this.#chat(welcome.chat)
    this.heard(welcome)
    this.news = []
    this.table = share(this.table, welcome.table)
  }

  /** What changed in the table as it was after the message before; if that is missing, begin again. */
  #follow({ changes, ...entry }: Forms['News']): void {
    if (this.#latest?.sequence !== entry.sequence - 1) {
      this.#connect()
      return
    }
    const table = changed(this.#latest, changes) as Table
    this.#latest = table
    const { sequence, kind, seat, at, data } = entry
    if (kind === 'chat' && seat !== null) this.#chat([{ sequence, seat, at, text: String(data.text) }])
    this.#pacer.add({ ...entry, table }, seat === table.seat || !entry.events.length)
  }

  #chat(lines: readonly ChatLine[]): void {
    const known = this.chat.at(-1)?.sequence ?? -1
    this.chat = [...this.chat, ...lines.filter((line) => line.sequence > known)].slice(-CHAT)
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
