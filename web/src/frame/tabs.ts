/** What the sheet of a phone shows when it is pulled up; at the board it is down. */
export const TABS = ['board', 'choices', 'players', 'story', 'chat'] as const
export type Tab = (typeof TABS)[number]
