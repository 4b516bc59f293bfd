/** The cards' pictures, cut like woodblocks: flat shapes in few inks on a field of 64 by 40. */

type Ink = 'ink' | 'indigo' | 'vermilion' | 'pine' | 'ochre' | 'plum' | 'mist' | 'paper-raised' | 'line'
export type Block = readonly [ink: Ink, shape: string]

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** Spokes around a point, from one radius to another. */
function rays(count: number, x: number, y: number, inner: number, outer: number, half: number): string {
  return Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const at = (along: number, across: number) =>
      `${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`
    return `M${at(inner, -half)}L${at(outer, -half)} ${at(outer, half)} ${at(inner, half)}z`
  }).join('')
}

function helmet(lacing: Ink, ...crest: Block[]): Block[] {
  return [
    [lacing, 'M10 38 19 24H45L54 38H42L38 28H26L22 38z'],
    [
      'ink',
      'M12 34.500h9l.8-2H13.300zM15.500 29h8.300l.8-2h-7.800zM52 34.500h-9l-.8-2h8.500zM48.500 29h-8.300l-.8-2h7.800z',
    ],
    ['ink', 'M25 28H39V34L32 39 25 34z'],
    ['line', 'M27 30.500h3.500v1.500H27zM33.500 30.500H37v1.500h-3.500zM29 35.500h6l-3 1.800z'],
    ['indigo', 'M19 25C19 10 45 10 45 25z'],
    ['ink', 'M17 25C22 21 42 21 47 25L45 28C41 25 23 25 19 28z'],
    ...crest,
  ]
}

const HAT = 'M16 22 32 9 48 22Q32 27 16 22z'
const WAVES = 'M0 33q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0V40H0z'

export const ART: Record<string, readonly Block[]> = {
  'oda-nobunaga': helmet(
    'vermilion',
    ['ochre', disc(32, 5.5, 3.4) + disc(37, 9.5, 3.4) + disc(32, 13.5, 3.4) + disc(27, 9.5, 3.4)],
    ['vermilion', disc(32, 9.5, 1.8)],
  ),
  'toyotomi-hideyoshi': helmet('plum', [
    'ochre',
    'M32 17 14 11 17 7 31 14 22 2 26 .5 32 13 38 .5 42 2 33 14 47 7 50 11z',
  ]),
  'tokugawa-ieyasu': helmet(
    'pine',
    ['ochre', disc(32, 8.5, 7)],
    [
      'pine',
      'M32 8.500C27 7 28 2.500 32 2.500S37 7 32 8.500C35.500 5 39.800 7.500 37.500 11.500S32 13.500 32 8.500C32 13.500 28.700 15.500 26.500 11.500S28.500 5 32 8.500z',
    ],
  ),
  'takeda-shingen': helmet(
    'vermilion',
    ['paper-raised', 'M18 22C10 24 8 32 6 36 13 34 16 30 19 28zM46 22C54 24 56 32 58 36 51 34 48 30 45 28z'],
    ['ochre', 'M29 16C18 14 13 8 16 1 19 7 24 10 31 12zM35 16C46 14 51 8 48 1 45 7 40 10 33 12z'],
    ['vermilion', disc(32, 14, 4)],
  ),
  'uesugi-kenshin': helmet(
    'indigo',
    ['ochre', disc(32, 6.5, 5)],
    ['paper-raised', 'M19 6C22 19 42 19 45 6 46 22 18 22 19 6z'],
  ),
  'mouri-motonari': helmet('plum', [
    'ochre',
    `M24 1.500h16v3H24z${disc(32, 8.5, 2.7)}${disc(28, 13.5, 2.7)}${disc(36, 13.5, 2.7)}`,
  ]),
  'date-masamune': helmet('ink', ['ochre', 'M10 9C22 20 44 17 56 1 50 23 18 26 10 9z']),
  'shimazu-yoshihisa': helmet(
    'pine',
    ['ochre', `${disc(32, 8, 7.5)}${disc(32, 8, 5.5)}`],
    ['ochre', 'M31 1h2v14h-2zM25 7h14v2H25z'],
  ),

  'peasant-militia': [
    ['line', 'M0 34Q32 28 64 34V40H0z'],
    ['ink', 'M49 6 51 6.300 46 40H44zM44 5 57 7 56.600 10 43.600 8z'],
    ['indigo', 'M24 23H40L45 40H19z'],
    ['paper-raised', 'M32 24 29 40H27L30 24zM32 24 35 40H37L34 24z'],
    ['ochre', HAT],
    [
      'ink',
      'M32 9 30.500 24.300H33.500zM24 15.500 19 23 20 23.400 25.500 14.400zM40 15.500 45 23 44 23.400 38.500 14.400z',
    ],
  ],
  'ninja-clan': [
    ['ochre', 'M52 4a9 9 0 1 0 6 15A10 10 0 0 1 52 4z'],
    ['ink', 'M14 40C14 28 20 27 20 21 20 8 44 8 44 21 44 27 50 28 50 40z'],
    ['paper-raised', 'M24 19H40V25Q32 27 24 25z'],
    ['ink', 'M26 21h4v2.500h-4zM34 21h4v2.500h-4z'],
    ['vermilion', 'M43 12 54 9 52 13 57 15 44 16z'],
    ['ink', 'M9 8 10.500 12.500 15 14 10.500 15.500 9 20 7.500 15.500 3 14 7.500 12.500z'],
  ],
  spearmen: [
    ['mist', 'M0 36H64V40H0z'],
    ['ink', 'M15 6h1.600V40H15zM31 3h1.600V40H31zM47 6h1.600V40H47z'],
    ['vermilion', 'M15.800 0 18.300 7H13.300zM31.800-3 34.300 4H29.300zM47.800 0 50.300 7H45.300z'],
    ['indigo', 'M3 40 6 29H20L23 40zM41 40 44 29H58L61 40zM21 40 24 26H40L43 40z'],
    ['ink', 'M2 29 13 20 24 29zM40 29 51 20 62 29zM19 26 32 15 45 26z'],
    ['ochre', `${disc(13, 26.5, 1.5)}${disc(51, 26.5, 1.5)}${disc(32, 22.5, 1.8)}`],
  ],
  archers: [
    ['vermilion', disc(50, 10, 7)],
    ['ink', 'M23 1C45 9 45 31 23 39L22 37C40 29 40 11 22 3z'],
    ['line', 'M22.500 2.500h1V37.500h-1z'],
    ['ink', 'M8 19.200H52V20.800H8z'],
    ['indigo', 'M51 16 62 20 51 24 54 20z'],
    ['vermilion', 'M4 15H12L15 19H7zM4 25H12L15 21H7z'],
  ],
  'rising-general': [
    ['line', rays(16, 32, 15, 20, 44, 1)],
    ['ink', 'M30.500 24H33.500V40H30.500z'],
    ['indigo', 'M32 1C46 0 51 10 46 15 51 22 42 29 32 28 22 29 13 22 18 15 13 10 18 0 32 1z'],
    ['vermilion', disc(32, 14.5, 7)],
    ['ochre', 'M31.200 2h1.600v5h-1.600zM31.200 22h1.600v6h-1.600zM29 30h6v2h-6z'],
  ],
  cavalry: [
    ['mist', 'M0 32Q32 26 64 32V40H0z'],
    ['ink', 'M17 40C17 27 23 19 29 14L28 4 35 10C44 12 49 20 54 27 55 32 49 34 46 31L38 27C39 32 43 36 44 40z'],
    ['vermilion', 'M28 5C19 12 13 24 14 38L20 31C20 24 24 18 30 14z'],
    ['paper-raised', disc(39, 17, 1.5)],
    ['ochre', 'M34 11 46 28 44 29.500 31 13zM36 24 49 19.500 50 21.300 37 26z'],
  ],
  gunners: [
    ['mist', disc(52, 10, 7) + disc(60, 5, 6) + disc(60, 15, 4)],
    ['ink', 'M6 23 46 9 47 12 22 21.500 21 25 16 26 10 36 3 34 8 26z'],
    ['ochre', 'M21 17.300 24 16.300 25 19.600 22 20.600zM33 13.200 36 12.200 37 15.300 34 16.300z'],
    ['vermilion', 'M47 7 55 8 49 14 46 12z'],
    ['indigo', 'M26 40 30 31H48L52 40z'],
    ['ink', 'M25 31 39 22 53 31z'],
  ],

  fort: [
    ['mist', 'M8 40 16 25H48L56 40z'],
    [
      'line',
      'M14 33H50V34.200H14zM24 25h1.200v8H24zM38 25h1.200v8H38zM31 34h1.200v6H31zM18 34h1.200v6H18zM44 34h1.200v6H44z',
    ],
    ['paper-raised', 'M19 17H45V25H19z'],
    ['ink', 'M12 18 20 8H44L52 18Q48 19 45 17H19Q16 19 12 18zM23 20h3v3h-3zM30.500 20h3v3h-3zM38 20h3v3h-3z'],
    ['vermilion', 'M31.500 0 41 2 32.500 5V8H31.500z'],
  ],
  'new-technology': [
    ['ink', disc(32, 19, 15) + disc(32, 19, 12.5)],
    ['ochre', rays(8, 32, 19, 3, 18, 1.3)],
    ['ink', disc(32, 19, 3.5)],
    ['indigo', WAVES],
    ['paper-raised', 'M0 36q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0v1q-4 3-8 0t-8 0-8 0-8 0-8 0-8 0-8 0-8 0z'],
  ],
  'new-fields': [
    ['vermilion', disc(48, 9, 6)],
    ['mist', 'M0 22 16 9 28 19 40 12 64 24V40H0z'],
    ['pine', 'M0 24Q30 16 64 25V40H0z'],
    ['ochre', 'M0 30Q30 22 64 31V33Q30 24 0 32zM0 36Q30 29 64 37V39Q30 31 0 38z'],
    ['paper-raised', 'M12 27.500h1.200v-4H12zM22 26h1.200v-4H22zM33 26h1.200v-4H33zM45 27.500h1.200v-4H45z'],
  ],
  'market-square': [
    ['ink', 'M9 14h2.500V40H9zM52.500 14H55V40H52.500z'],
    ['paper-raised', 'M10 3H54L60 15H4z'],
    ['vermilion', 'M10 3H18L14.500 15H4zM26 3H32V15H24.500zM38 3H46L49.500 15H39.500z'],
    ['ochre', 'M7 28H57V32H7z'],
    ['indigo', 'M14 28C13 21 23 21 22 28zM24 28C23 21 33 21 32 28z'],
    [
      'vermilion',
      disc(38, 25.5, 2.5) + disc(43, 25.5, 2.5) + disc(48, 25.5, 2.5) + disc(40.5, 22, 2.5) + disc(45.5, 22, 2.5),
    ],
  ],
  'land-survey': [
    ['line', 'M8 6H56V36H8z'],
    ['paper-raised', 'M10 4H54V34H10z'],
    ['pine', 'M14 9 28 7 31 18 15 21z'],
    ['ochre', 'M31 7 49 9 47 17 34 18z'],
    ['mist', 'M14 24 32 21 30 31 14 30zM35 21 50 20 49 31 33 30z'],
    ['ink', 'M46 38 59 12 61.500 13.200 48.500 39zM44.500 40 45.800 36.500 48.500 38z'],
    ['vermilion', disc(22, 14, 1.8)],
  ],
  'abolished-tolls': [
    ['mist', 'M22 40 29 18H35L42 40z'],
    ['ink', 'M8 12h5V40H8zM51 12h5V40H51zM4 9H22V13H4zM42 9H60V13H42z'],
    ['vermilion', 'M13 25 15 22 41 1 43 3.500 16 26z'],
    ['paper-raised', 'M21 17 24 14.700 26 17 23 19.500zM31 9 34 6.700 36 9 33 11.500z'],
    ['pine', 'M0 36Q12 33 24 37L22 40H0zM64 36Q52 33 40 37L42 40H64z'],
  ],
  'high-taxes': [
    [
      'ochre',
      'M4 28C4 24 28 24 28 28V38C28 41 4 41 4 38zM36 28C36 24 60 24 60 28V38C60 41 36 41 36 38zM20 12C20 8 44 8 44 12V22C44 26 20 26 20 22z',
    ],
    [
      'ink',
      'M9 25h1.800v15H9zM21 25h1.800v15H21zM41 25h1.800v15H41zM53 25h1.800v15H53zM25 9h1.800v16H25zM37 9h1.800v16H37z',
    ],
    ['vermilion', 'M29 1H55V5H29z'],
    ['ink', 'M31 5h2v4h-2z'],
  ],
  'river-works': [
    ['pine', 'M0 18Q14 10 28 18L18 40H0zM64 18Q50 12 40 18L50 40H64z'],
    ['indigo', 'M28 18C32 16 36 16 40 18L50 40H18z'],
    ['paper-raised', 'M28 26q4-3 8 0l.5 1.500q-4-3-8 0zM24 33q5-3 9 0t8 0l.7 1.600q-5 3-9 0t-9 0z'],
    ['vermilion', 'M8 24Q32 2 56 24L53 26Q32 8 11 26z'],
    ['vermilion', 'M16 13h2v7h-2zM31 6h2v8h-2zM46 13h2v7h-2z'],
  ],
  'famous-tea-set': [
    ['mist', 'M26 2q-4 4 0 7t0 6h2q4-4 0-7t0-6zM36 2q-4 4 0 7t0 6h2q4-4 0-7t0-6z'],
    ['ink', 'M14 17H50C50 31 44 37 32 37S14 31 14 17zM25 36H39V40H25z'],
    ['vermilion', 'M14.300 21Q32 29 49.700 21L48.500 27Q32 34 15.500 27z'],
    ['pine', 'M16 17Q32 13 48 17 32 20 16 17z'],
  ],
  'mountain-mine': [
    ['line', 'M34 40 50 14 64 34V40z'],
    ['indigo', 'M0 40 26 4 52 40z'],
    ['paper-raised', 'M26 4 34 15 29 13 26 17 22 12 18.500 14.500z'],
    ['ink', 'M17 40V31C17 23 33 23 33 31V40z'],
    [
      'ochre',
      'M15 40V30C15 20 35 20 35 30V40H32.500V31C32.500 24 17.500 24 17.500 31V40zM38 40 41 35 46 36 49 40zM23 36 26 34 29 37 27 40H22z',
    ],
  ],
  'trading-port': [
    ['vermilion', disc(52, 9, 6)],
    ['ink', 'M31 2h2V30h-2z'],
    ['paper-raised', 'M17 5H46V24H17z'],
    ['indigo', 'M17 5H22V24H17zM29 5H34V24H29zM41 5H46V24H41z'],
    ['ink', 'M8 27H56L52 33 48 37H16z'],
    ['ochre', 'M10 29H55L54 31H12z'],
    ['indigo', 'M0 36q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0V40H0z'],
  ],
  'magnificent-castle': [
    ['mist', 'M8 40 15 29H49L56 40z'],
    ['paper-raised', 'M17 23H47V29H17zM21 14H43V19H21zM26 6H38V10H26z'],
    [
      'indigo',
      'M11 24 18 18H46L53 24Q49 25 46 23H18Q15 25 11 24zM15 15 22 9.500H42L49 15Q45 16 42 14H22Q19 16 15 15zM20 7 32 0 44 7Q40 8 38 6H26Q24 8 20 7z',
    ],
    ['ochre', 'M30 1 28-2 31-1zM34 1 36-2 33-1z'],
    [
      'ink',
      'M22 25h2.500v3H22zM30.800 25h2.500v3h-2.500zM39.500 25H42v3h-2.500zM27 16h2v2.500h-2zM35 16h2v2.500h-2zM13 35H51V36H13z',
    ],
  ],

  village: [
    ['pine', 'M0 30Q20 24 40 29T64 28V40H0z'],
    ['paper-raised', 'M10 25H30V35H10zM38 28H54V36H38z'],
    ['ochre', 'M5 26 15 13H25L35 26zM34 29 42 19H50L58 29z'],
    ['ink', 'M17 28H23V35H17zM44 31h4v5h-4zM14 12H26V14.500H14zM41 18H51V20.300H41z'],
    ['mist', 'M20 3q-3 3 0 5t0 4h2q3-4 0-6t0-3z'],
  ],
  prefecture: [
    ['mist', 'M0 24 14 12 24 20 38 8 52 20 64 14V40H0z'],
    ['paper-raised', 'M5 29H23V40H5zM41 29H59V40H41z'],
    ['ink', 'M1 30 9 23H19L27 30zM37 30 45 23H55L63 30z'],
    [
      'vermilion',
      'M22 13Q32 16 42 13L43 17Q32 19 21 17zM24 21H40V23.500H24zM25.500 17H28.500V40H25.500zM35.500 17H38.500V40H35.500z',
    ],
    ['pine', 'M0 37H64V40H0z'],
  ],
  country: [
    ['vermilion', disc(50, 11, 8)],
    ['indigo', 'M0 36C14 32 20 14 26 6H36C42 14 48 32 64 36V40H0z'],
    ['paper-raised', 'M26 6H36L41 16 37 14 34 19 31 14 27 19 24 14 20.500 17z'],
    ['mist', 'M4 22H26V24.500H4zM40 25H62V27.500H40z'],
    ['pine', 'M0 36Q16 31 32 36T64 35V40H0z'],
  ],

  copper: [
    ['vermilion', disc(32, 20, 15)],
    ['paper-raised', disc(32, 20, 12.5) + disc(32, 20, 11.3)],
    ['vermilion', disc(32, 20, 11.3)],
    ['paper-raised', 'M27.500 15.500h9v9h-9z'],
    ['paper-raised', 'M31 10h2v4h-2zM31 26h2v4h-2zM22 19h4v2h-4zM38 19h4v2h-4z'],
  ],
  silver: [
    ['line', 'M12 30C6 30 6 13 14 12L34 10C40 10 40 28 34 29z'],
    ['mist', 'M12 28C6 28 6 11 14 10L34 8C40 8 40 26 34 27zM30 36C24 36 24 19 32 18L52 16C58 16 58 34 52 35z'],
    ['ink', disc(18, 19, 3) + disc(18, 19, 2) + disc(38, 27, 3) + disc(38, 27, 2)],
    ['ink', 'M25 13h1.300v11H25zM29 13h1.300v11H29zM45 21h1.300v11H45zM49 21h1.300v11H49z'],
  ],
  gold: [
    ['ink', 'M18 21C18 8 46 8 46 21S46 39 32 39 18 34 18 21z'],
    ['ochre', 'M19 19C19 5 45 5 45 19S45 37 32 37 19 33 19 19z'],
    ['ink', 'M27 13h10v1.300H27zM25 17h14v1.300H25zM25 21h14v1.300H25zM27 25h10v1.300H27z'],
    ['vermilion', disc(32, 31, 3)],
    ['ochre', 'M30.500 30.300h3v1.400h-3z'],
  ],
}
