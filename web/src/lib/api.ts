/** Requests to the server, each with an answer or a `Problem`. */
import type { Command, Forms, Problem, Table } from './forms'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly table?: Table,
  ) {
    super(problem.reason)
  }
}

/** A request that is not answered for so long is lost. */
const PATIENCE = 30_000

/** The server can't be reached. */
export class Unreachable extends Error {}

export function requestId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '')
}

export async function ask<Answer>(path: string, token?: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    const method = body === undefined ? 'GET' : 'POST'
    const signal = AbortSignal.timeout(PATIENCE)
    answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body), signal })
  } catch {
    throw new Unreachable(path)
  }
  const type = answer.headers.get('content-type') ?? ''
  const content: unknown = type.includes('json') ? await answer.json() : await answer.text()
  if (answer.ok) return content as Answer
  if (answer.status >= 500 && !type.includes('json')) throw new Unreachable(path)
  const problem = content as Problem & { table?: Table }
  throw new Refused(answer.status, problem, problem.table)
}

export const rules = () => ask<Forms['Games']>('/rules')
export const lobby = () => ask<Forms['Lobby']>('/lobby')
export const mine = (tokens: string[]) => ask<Forms['MyTables']>('/mine', undefined, { tokens })
export const newTable = (table: Forms['NewTable']) => ask<Forms['Created']>('/tables', undefined, table)

/** A table as one link opens it. */
export class TableApi {
  readonly tableId: string

  constructor(readonly token: string) {
    this.tableId = token.split('.')[0]!
  }

  ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    return ask(`/tables/${this.tableId}${path}`, this.token, body)
  }

  table = () => this.ask<Table>('')
  /** The story, or as much of it as there is room for: from an event on, or what came after an entry. */
  story = (from: { begin: number } | { after: number }) =>
    this.ask<Forms['Story']>(
      `/story?${new URLSearchParams(Object.entries(from).map(([name, at]) => [name, String(at)]))}`,
    )
  position = (sequence: number) => this.ask<Table>(`/positions/${sequence}`)
  /** The table after so many choices; once the game is over. */
  replay = (choice: number) => this.ask<Table>(`/replay/${choice}`)
  whyNot = (choice?: string) =>
    this.ask<Forms['NotPossible']>(`/why${choice === undefined ? '' : `?choice=${encodeURIComponent(choice)}`}`)
  command = (command: Command) => this.ask<Forms['Accepted']>('/commands', command)
}
