/** The symbols of the game on a field of 24 by 24: shapes in order, each with its ink. */
export interface Stroke {
  d: string
  ink?: string
  /** Drawn as a line of this width instead of a flat shape. */
  line?: number
}

const PAPER = 'var(--paper-raised)'

const RESOURCES: Record<string, Stroke[]> = {
  food: [
    { d: 'M5 11.500a7 6.500 0 0 1 14 0z', ink: 'var(--ochre)' },
    { d: 'M7.500 9.500h1M11.500 7.500h1M15.500 9.500h1M10 10h1', ink: PAPER, line: 1.4 },
    { d: 'M2.500 12h19c0 4.500-2.600 7.400-6 8.500v1.500h-7v-1.500c-3.400-1.100-6-4-6-8.500z', ink: 'var(--pine)' },
  ],
  iron: [
    { d: 'M7 6.500h10l2.500 4.500h-15z', ink: 'var(--steel)' },
    { d: 'M4 12h16l2.500 7h-21z', ink: 'var(--steel)' },
    { d: 'M8.500 15.500h7', ink: PAPER, line: 1.4 },
  ],
  pearl: [
    {
      d: 'M12 21c-1.600 0-2.800-.8-3.200-2C4.500 16.500 2 13 2.500 9.500 4 5.500 8 4 12 4s8 1.500 9.500 5.500c.5 3.500-2 7-6.300 9.500-.4 1.200-1.600 2-3.200 2z',
      ink: 'var(--plum)',
    },
    { d: 'M12 17V6.500M9.500 16.500 6.500 7.500M14.500 16.500l3-9', ink: PAPER, line: 1.2 },
    { d: 'M12 14.500a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z', ink: PAPER },
  ],
}

const GOODS: Record<string, Stroke[]> = {
  coin: [{ d: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zM9 9v6h6V9z', ink: 'var(--gold)' }],
  seal: [
    {
      d: 'M5.500 3h13A1.500 1.500 0 0 1 20 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19.500v-15A1.500 1.500 0 0 1 5.500 3z',
      ink: 'var(--vermilion)',
    },
    { d: 'M8 7.500h8M12 7.500v9M8.500 12h7M7.500 16.500h9', ink: PAPER, line: 1.8 },
  ],
  point: [
    { d: 'M12 20.500 2 10.500c5.600-5.300 14.400-5.300 20 0z', ink: 'var(--vermilion)' },
    { d: 'M12 19 7 8.600M12 19V7.500M12 19l5-10.400', ink: PAPER, line: 1.1 },
  ],
  any: [
    { d: 'M12 2.500a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400z', ink: 'var(--pine)' },
    { d: 'M6.800 11.800a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400z', ink: 'var(--steel)' },
    { d: 'M17.200 11.800a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400z', ink: 'var(--plum)' },
  ],
  influence: [
    {
      d: 'M14.500 3.500c2-1.200 3.800-.2 4.200 1.200L23 6l-4.200.6c-.7 2-2.300 3-2.300 5 0 3-2.800 5-6.200 5.200L3 20.500l2.200-5c.4-3 3-5 6-5.300 1.700-.1 2.800-1 2.800-2.500 0-1.500-.8-2.900.5-4.200z',
      ink: 'var(--ink)',
    },
    { d: 'M10 16.500V22M13 15.500V22', ink: 'var(--ink)', line: 1.2 },
  ],
}

const BONUSES: Record<string, Stroke[]> = {
  lantern: [
    { d: 'M8.500 2.500h7V5h-7zM9 19.500h6V22H9z', ink: 'var(--ink)' },
    {
      d: 'M12 5.500c5.200 0 6.500 3 6.500 6.700s-1.300 6.700-6.500 6.700-6.500-3-6.500-6.700 1.300-6.700 6.500-6.700z',
      ink: 'var(--glow)',
    },
    { d: 'M6.200 9.500h11.600M5.600 12.300h12.800M6.200 15.200h11.600', ink: 'var(--vermilion)', line: 1 },
  ],
  well: [
    { d: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', ink: 'var(--water)' },
    { d: 'M9.500 5.500v13M14.500 5.500v13M5.500 9.500h13M5.500 14.500h13', ink: PAPER, line: 1.8 },
  ],
}

const PLACINGS: Record<string, Stroke[]> = {
  castle: [
    {
      d: 'M12 1.500 18 7H6zM8.500 7h7v2.500h-7zM2.500 13.500 6.500 9.500h11l4 4zM5.500 13.500h13V22h-4.500v-4.500h-4V22H5.500z',
      ink: 'var(--ink)',
    },
  ],
  garden: [
    {
      d: 'M12 2.500a5.500 3.600 0 1 1 0 7.200 5.500 3.600 0 0 1 0-7.200zM6.500 9.500a4.600 2.900 0 1 1 0 5.800 4.600 2.900 0 0 1 0-5.800zM17.300 10a4.600 2.900 0 1 1 0 5.800 4.600 2.900 0 0 1 0-5.800z',
      ink: 'var(--pine)',
    },
    { d: 'M12 9.500V22M12 18.500 7 15M12 17.500l5-2M8 22h8', ink: 'var(--ink)', line: 1.8 },
  ],
  yard: [
    { d: 'M3.500 3.500 16 16M20.500 3.500 8 16', ink: 'var(--steel)', line: 2.4 },
    {
      d: 'M12.500 18.500l6-6M11.500 18.500l-6-6M16.500 16.500 20.500 20.500M7.500 16.500 3.500 20.500',
      ink: 'var(--ink)',
      line: 2.2,
    },
  ],
}

const ELSEWHERE: Record<string, Stroke[]> = {
  light: [
    { d: 'M4 2h16v20H4z', ink: 'var(--ink)' },
    { d: 'M5.500 3.500h13v17h-13z', ink: PAPER },
    {
      d: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11.300 4.500h1.400v2.300h-1.400zM11.300 17.200h1.400v2.300h-1.400zM6.300 11.300h1.500v1.400H6.300zM16.200 11.300h1.500v1.400h-1.500z',
      ink: 'var(--gold)',
    },
  ],
  mat: [
    { d: 'M2 4h20v16H2z', ink: 'var(--ink)' },
    { d: 'M3.500 5.500h17v3.800h-17zM3.500 10.200h17V14h-17zM3.500 14.800h17v3.700h-17z', ink: PAPER },
    {
      d: 'M5 6.500h2v2H5zM5 11.100h2v2H5zM5 15.700h2v2H5zM17 6.500l2 1-2 1zM17 11.100l2 1-2 1zM17 15.700l2 1-2 1z',
      ink: 'var(--vermilion)',
    },
  ],
  tile: [
    { d: 'M3 3h18v18H3z', ink: 'var(--ink)' },
    { d: 'M4.500 4.500h5v15h-5z', ink: 'var(--die-red)' },
    { d: 'M9.500 4.500h5v15h-5z', ink: 'var(--die-black)' },
    { d: 'M14.500 4.500h5v15h-5z', ink: 'var(--die-white)' },
  ],
}

export const SIGNS: Record<string, Stroke[]> = { ...RESOURCES, ...GOODS, ...BONUSES, ...PLACINGS, ...ELSEWHERE }

/** The mark of each dice colour, around the middle of its field: a disc, a lozenge, a ring. */
export const MARKS: Record<string, string> = {
  red: 'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1z',
  black: 'M0-1.150 1.150 0 0 1.150-1.150 0z',
  white: 'M0-1.050A1.050 1.050 0 1 1 0 1.050 1.050 1.050 0 1 1 0-1.050zM0-.45A.45.45 0 1 0 0 .45.45.45 0 1 0 0-.45z',
}

/** Figures on a field of 20 by 27. */
export const FIGURES: Record<string, string> = {
  courtiers:
    'M10 .8c2 0 2.600 2 2.600 4v2.400c.9.800 1.400 1.800 1.400 3 0 1.300-.6 2.300-1.300 3 3 1 5.300 5 6.300 12.800H1c1-7.800 3.300-11.800 6.300-12.800C6.600 12.500 6 11.500 6 10.200c0-1.200.5-2.200 1.400-3V4.800c0-2 .6-4 2.600-4z',
  gardeners:
    'M10 1.500 19.500 11H14.300c-.2 1.200-.8 2-1.600 2.600C16 15 17.500 19 18 26H2c.5-7 2-11 5.300-12.400C6.500 13 5.900 12.200 5.700 11H.5z',
  warriors:
    'M2.500.8C3 4 4.800 6 6.800 6.500 7.600 5.500 8.800 5 10 5s2.400.5 3.200 1.500c2-.5 3.800-2.500 4.300-5.700 1 4.200-.6 7.200-2.800 8.400.2.600.3 1.200.3 1.800 0 1.500-.7 2.600-1.600 3.400C16 16 18.300 20 18.800 26H1.200C1.700 20 4 16 6.600 14.400 5.700 13.600 5 12.500 5 11c0-.6.1-1.200.3-1.800C3.100 8 1.500 5 2.500.8z',
}
