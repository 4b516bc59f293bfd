/** What goes over the wire, under the names the page uses; made from the server's schema. */
import type { components } from './schema'

type Forms = components['schemas']

export type Table = Forms['TableShown']
export type Question = Forms['QuestionShown']
export type Choice = Forms['ChoiceShown']
export type Happened = Forms['Happened']
export type StoryEvent = Forms['StoryEvent']
export type WhyNot = Forms['WhyNot']
export type ChatLine = Forms['ChatLine']
export type Seat = Forms['SeatShown']
export type GameInfo = Forms['GameShown']
export type Command =
  | Forms['Choose']
  | Forms['Undo']
  | Forms['Answer']
  | Forms['AskUndo']
  | Forms['Chat']
  | Forms['Rename']
  | Forms['HandOver']
  | Forms['Return']
  | Forms['Subscribe']
  | Forms['Share']
  | Forms['Reveal']
  | Forms['Deal']
export type Problem = Forms['Problem']
export type { Forms }

/** What can be the argument of a text: an id, a number, or several of them. */
export type Args = Record<string, unknown>
