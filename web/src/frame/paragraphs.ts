/** The story in paragraphs: events that open a chapter stand at the head of one. */
import type { Look } from '../lib/board'
import type { Happened, StoryEvent } from '../lib/forms'

export interface Paragraph {
  head: StoryEvent | undefined
  lines: StoryEvent[]
}

/** So many events are shown at first, and what belongs to the same chapter; the rest on demand. */
const RECENT = 120

/** Where the story that is shown at first begins: with a chapter, so that it stays in place while lines are added. */
export function recent(events: StoryEvent[], look: Look | undefined): number {
  const enough = events.length - RECENT
  return Math.max(
    0,
    events.findLastIndex((event, at) => at <= enough && look?.chapters.has(event.kind)),
  )
}

export function paragraphs(events: StoryEvent[], look: Look | undefined): Paragraph[] {
  const found: Paragraph[] = []
  for (const event of events) {
    const opens = look?.chapters.has(event.kind)
    if (opens || !found.length) found.push({ head: opens ? event : undefined, lines: opens ? [] : [event] })
    else found.at(-1)!.lines.push(event)
  }
  if (look?.story) for (const one of found) if (one.lines.length) one.lines = joined(one.lines, look.story)
  return found
}

/** Events that a game puts together happen when the first of them does. */
function joined(lines: StoryEvent[], story: (events: Happened[]) => Happened[]): StoryEvent[] {
  const known = new Map<Happened, StoryEvent>(lines.map((line) => [line, line]))
  let when = lines[0]!
  return story(lines).map((event) => {
    const line = known.get(event)
    when = line ?? when
    return line ?? { ...event, sequence: when.sequence, choice: when.choice }
  })
}

/** What names this seat. */
export function concerns(event: Happened, seat: number): boolean {
  const { other, others, target } = event.args
  return [other, others, target].flat().some((one) => one === seat || one === String(seat + 1))
}
