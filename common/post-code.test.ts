import { describe, expect, test } from 'vitest'
import { hindiNumbers } from './hindi-numbers.ts'
import { findPost, hearPost, postInWords } from './post-code.ts'
import { postCodePattern, sayPostCode } from './post-name.ts'
import { askedCodes, noCodes, rightCodes } from './test-post-codes.ts'

const posts = [...'ABFGJKMRW'].flatMap(letter =>
  Array.from({ length: 50 }, (_, i) => ({ code: `${letter}${String(i + 1).padStart(2, '0')}` })),
)
const right = Object.entries(rightCodes).flatMap(([code, said]) => said.map(words => [words, code] as const))
const asked = askedCodes.flatMap(([codes, said]) => said.map(words => [words, codes.split(' ')] as const))

describe('a post’s code', () => {
  test.each(right)('%j is %s', (said, code) => expect(findPost(said, posts)).toEqual({ post: { code } }))
  test.each(asked)('%j is ambiguous between %j', (said, codes) => {
    const found = findPost(said, posts)
    const offered = found && 'ask' in found ? found.ask.map(({ code }) => code) : found
    expect(offered).toEqual(expect.arrayContaining(codes))
  })
  test.each(noCodes)('%j is no code', said => expect(findPost(said, posts)).toBeUndefined())
  test('that no post has, and that sounds like none, is reported as unknown', () =>
    expect(findPost('R 99', posts)).toEqual({ unknown: 'R99' }))
  test('is heard as each of the hundred numbers in each of its spellings, or offered for choice', () => {
    for (const [value, names] of hindiNumbers.entries())
      for (const name of names.split(' ')) {
        const heard = hearPost(`जी ${name}`)
        const code = `G${String(value).padStart(2, '0')}`
        expect([name, heard?.codes]).toEqual([name, expect.arrayContaining([code])])
        if (heard?.isSure) expect(heard.codes).toEqual([code])
      }
  })
  test('is recognised from the words in which it is spoken', () => {
    for (const { code } of posts) {
      expect(code).toMatch(postCodePattern)
      for (const said of [...Object.values(postInWords(code)), sayPostCode(code)])
        expect([said, findPost(said, posts)]).toEqual([said, { post: { code } }])
    }
  })
})
