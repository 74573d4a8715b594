import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSpelling } from '#common/hindi.ts'
import { similarity } from '#common/similarity.ts'
import { bestMatch, rank, score } from './match.ts'

const letters = 'कखगघचटतनपबमरलसहabcdefgh'
// No word begins with a vowel sign.
const word = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.string({ unit: fc.constantFrom(...letters, ...'ािीेो'), maxLength: 8 }),
  )
  .map(([first, rest]) => first + rest)
const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map(words => words.join(' '))

describe('the score of a phrase against a keyword (specification §5)', () => {
  it('is 100 if both are the same after normalisation', () => {
    expect(score('पानी', 'पानी')).toBe(100)
    expect(score(' WATER! ', 'water')).toBe(100)
    expect(score('भण्डारा', 'भंडारा')).toBe(100)
    expect(score('डाक्टर', 'डॉक्टर')).toBe(100)
    expect(score('१०८', '108')).toBe(100)
    expect(score('गाड़ी', 'गाडी')).toBe(100)
    expect(score('कहाँ', 'कहां')).toBe(100)
  })
  it('is 80 plus keyword length over phrase length if the phrase contains the keyword', () => {
    expect(score('abcd efghi', 'abcd')).toBe(80 + 4 / 10)
    expect(score('पानी कहाँ मिलेगा', 'पानी')).toBe(80 + 4 / 16)
  })
  it('counts whole words only', () => {
    expect(score('company', 'pan')).toBe(0)
    expect(score('जलेबी', 'जल')).toBe(0)
    expect(score('पानीपत', 'पान')).toBe(0)
  })
  it('is 70 if the phrase has all words of a keyword, 40 times the share if it has some', () => {
    expect(score('pani chahiye pine ka', 'pine ka pani')).toBe(70)
    expect(score('ka ghar', 'pine ka pani')).toBe(40 / 3)
    expect(score('pine pani', 'pine ka pani')).toBe(80 / 3)
  })
  it('is 50 times the similarity of one word, if that is above 0.75', () => {
    expect(score('hospitel', 'hospital')).toBe(50 * (7 / 8))
    expect(score('parkin', 'parking')).toBeCloseTo(50 * (6 / 7), 10)
    expect(score('abcx', 'abcd')).toBe(0)
    expect(score('abd', 'abc')).toBe(0)
  })
  it('is 0 for punctuation, blanks and emoji', () => {
    for (const nothing of ['', '   ', '...', '🙂', '\u200D', '़']) expect(score(nothing, 'पानी')).toBe(0)
  })
  it('is between 0 and 100, and 100 only for equal phrases', () => {
    fc.assert(
      fc.property(phrase, phrase, (said, keyword) => {
        const value = score(said, keyword)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
        expect(value === 100).toBe(foldSpelling(said) === foldSpelling(keyword))
      }),
    )
  })
  it('is between 80 and 81 whatever words surround the keyword', () => {
    fc.assert(
      fc.property(phrase, phrase, phrase, (before, keyword, after) => {
        const value = score(`${before} ${keyword} ${after}`, keyword)
        expect(value).toBeGreaterThan(80)
        expect(value).toBeLessThanOrEqual(81)
      }),
    )
  })
  it('does not depend on case, punctuation or repeated blanks', () => {
    fc.assert(
      fc.property(phrase, phrase, (said, keyword) => {
        expect(score(`  ${said.toUpperCase().replaceAll(' ', '  ')}?!`, keyword)).toBe(score(said, keyword))
      }),
    )
  })
  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (said, keyword) => {
        expect(Number.isFinite(score(said, keyword))).toBe(true)
      }),
    )
  })
})

describe('the similarity of two words', () => {
  it('is symmetric, 1 for equal words and never below 0', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(similarity(a, b)).toBe(similarity(b, a))
        expect(similarity(a, a)).toBe(1)
        expect(similarity(a, b)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the answer to a phrase', () => {
  const items = [
    { name: 'water', words: ['pani', 'water'] },
    { name: 'bath', words: ['nahane', 'nahane ka pani'] },
    { name: 'toilet', words: ['toilet'] },
  ]
  it('is the item with the best keyword', () => {
    expect(bestMatch(['where is the toilet'], items)?.item.name).toBe('toilet')
  })
  it('prefers the longer keyword if the phrase contains two', () => {
    expect(bestMatch(['nahane ka pani kahan hai'], items)?.item.name).toBe('bath')
    expect(bestMatch(['bhaiya nahane pani'], items)?.item.name).toBe('bath')
  })
  it('prefers the longer keyword if two have the same score', () => {
    const same = [
      { name: 'short', words: ['b a'] },
      { name: 'long', words: ['dd cc'] },
    ]
    expect(rank('a x b y cc z dd', same).map(found => found.score)).toEqual([70, 70])
    expect(bestMatch(['a x b y cc z dd'], same)?.item.name).toBe('long')
  })
  it('is nothing at 40 or below', () => {
    expect(score('abcdx', 'abcde')).toBe(40)
    expect(bestMatch(['abcdx'], [{ words: ['abcde'] }])).toBeUndefined()
    expect(bestMatch(['namaste'], items)).toBeUndefined()
    expect(bestMatch([''], items)).toBeUndefined()
  })
})
