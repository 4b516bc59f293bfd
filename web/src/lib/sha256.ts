/** SHA-256 of a text, in hexadecimal: browsers have it only on pages that came by HTTPS or from the own machine. */
const primes = (count: number): number[] => {
  const found: number[] = []
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one)
  return found
}
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) >>> 0
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, place) => view.setUint8(place, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => view.getUint32(block + 4 * place))
  for (let place = 16; place < 64; place++) {
    const early = words[place - 15]!
    const late = words[place - 2]!
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words.push((words[place - 16]! + one + words[place - 7]! + other) | 0)
  }
  return words
}

function compress(state: readonly number[], words: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[round]! + words[round]!
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]!) | 0)
}

export function sha256(text: string): string {
  const view = padded(text)
  let state = START
  for (let block = 0; block < view.byteLength; block += 64) state = compress(state, schedule(view, block))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
