import { describe, expect, test } from 'vitest'

import { texts } from './testing'
import { capital, LANGUAGES, loadTexts, ownName, prefix } from './texts'

const SOURCE = `
player = Player { $number }
counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
white-castle-good-iron = iron
    .a = a piece of iron
white-castle-good-coin = coin
    .counted = { $count ->
        [one] one coin
       *[other] { $count } coins
    }
white-castle-event-pays = { $seat } pays { $good } to { $other }
white-castle-choice-take = take { $good-a } ({ $good-id })
white-castle-choice-give = give { $good } for { $kind }
white-castle-ask-pay = { $seat }, what do you pay?
white-castle-refusal-poor = You have no { $good }.
refusal-late = Too late.
refusal-any = { $reason }!
learn-white-castle-aim-text = The aim
learn-white-castle-turn-text = A turn
learn-shogun-war-text = War
`
const words = texts(SOURCE, 'Ann', 'Bea')
const choice = (verb: string, args: Record<string, string>) => ({ verb, args, notation: '', option: 0 })
const problem = (code: string, details: Record<string, unknown> = {}) => ({ code, reason: 'the rules say so', details })

describe('a text', () => {
  test('is found by its name, filled with its arguments', () => {
    expect(words.text('player', { number: 3 })).toBe('Player 3')
  })

  test('that is missing, or misses an argument, is undefined; its name stands in', () => {
    expect(words.find('nothing')).toBeUndefined()
    expect(words.find('player')).toBeUndefined()
    expect(words.text('nothing')).toBe('nothing')
  })

  test('of an attribute falls back to the name, and the name to the id', () => {
    expect(words.name('white_castle', 'good', 'iron', 'a')).toBe('a piece of iron')
    expect(words.name('white_castle', 'good', 'coin', 'a')).toBe('coin')
    expect(words.name('white_castle', 'good', 'gold', 'a')).toBe('gold')
  })
})

describe('several things', () => {
  test('are counted, from a list and from counts', () => {
    expect(words.names('white_castle', 'good', ['iron', 'coin', 'iron'])).toBe('iron ×2, one coin')
    expect(words.names('white_castle', 'good', { iron: 1, coin: 3 })).toBe('iron, 3 coins')
  })

  test('are people where the argument says so: numbers count from 0, notations from 1', () => {
    expect(words.people(1)).toBe('Bea')
    expect(words.people('1')).toBe('Ann')
    expect(words.people([0, 2])).toBe('Ann, Player 3')
    expect(words.people({ '2': 4 })).toBe('Bea 4')
  })
})

describe('what happens at a table', () => {
  test('is told with names', () => {
    const event = { kind: 'pays', args: { seat: 0, good: ['coin', 'coin'], other: '2' } }
    expect(words.event('white_castle', event)).toBe('Ann pays 2 coins to Bea')
  })

  test('is asked, and chosen, in a sentence', () => {
    const question = { kind: 'pay', args: { seat: 1 }, choices: [] }
    expect(words.question('white_castle', question as never)).toBe('Bea, what do you pay?')
    expect(words.choice('white_castle', choice('take', { good: 'iron' }))).toBe('Take a piece of iron (iron)')
  })

  test('is counted where the question counts what there is to choose from', () => {
    const question = { kind: 'pay', args: { good: { coin: 3, iron: 1 } }, choices: [] }
    expect(words.choice('white_castle', choice('give', { good: 'coin' }), question as never)).toBe(
      'Give 3 coins for pay',
    )
  })

  test('is refused in the words of the game, of the page, or of the rules', () => {
    expect(words.refusal('white_castle', problem('poor', { good: 'iron' }))).toBe('You have no iron.')
    expect(words.refusal('white_castle', problem('late'))).toBe('Too late.')
    expect(words.refusal(null, problem('any'))).toBe('the rules say so!')
    expect(words.refusal('shogun', problem('unheard-of'))).toBe('the rules say so')
  })
})

test('chapters of the rules come in the order of their texts', () => {
  expect(words.chapters('white_castle')).toEqual(['aim', 'turn'])
})

test('small words', () => {
  expect(prefix('white_castle')).toBe('white-castle')
  expect(capital('élan')).toBe('Élan')
  expect(capital('')).toBe('')
})

test('every language is found by its folder, names itself and has the texts of a game', async () => {
  expect(LANGUAGES[0]).toBe('en')
  expect(LANGUAGES).toEqual(expect.arrayContaining(['de', 'fr']))
  expect(ownName('de')).toBe('Deutsch')
  for (const lang of LANGUAGES) {
    const loaded = await loadTexts(lang, ['kunitori', 'learn_kunitori'])
    expect(loaded.find('kunitori-name'), lang).toBeDefined()
    expect(loaded.chapters('kunitori').length, lang).toBeGreaterThan(3)
  }
})
