/** Tables of the story after the game: one column for each player, one row for each thing that is counted. */
import type { Forms, Table } from '../lib/forms'
import type { Texts } from '../lib/texts'

/** Whose column it is: a seat's, or that of something else with a name. */
export interface Head {
  seat: number | null
  name: string | null
}

export interface Line {
  name: string
  values: (number | null)[]
  /** More or less than nothing, and shown as such. */
  signed?: boolean
}

type Chronicle = Forms['ChronicleShown']

export function heads(chronicle: Chronicle, table: Table): Head[] {
  const seats: Head[] = table.seats.map(({ seat }) => ({ seat, name: null }))
  return chronicle.rival ? [...seats, { seat: null, name: 'rival' }] : seats
}

/** The sources that gave anyone points, or cost them some. */
export function sources(chronicle: Chronicle, game: string, texts: Texts): Line[] {
  const sheets = chronicle.rival ? [...chronicle.breakdown, chronicle.rival] : chronicle.breakdown
  return Object.keys(sheets[0] ?? {})
    .map((source) => ({
      name: texts.text(`${game}-source-${source}`),
      values: sheets.map((sheet) => sheet[source] ?? 0),
    }))
    .filter(({ values }) => values.some((value) => value !== 0))
}

/** The chapter in which a choice was made. */
export function chapterOf<Chapter extends { choice: number }>(
  choice: number,
  chapters: readonly Chapter[],
): Chapter | undefined {
  return chapters.find((chapter) => choice <= chapter.choice)
}
