import { expect, test } from 'vitest'
import { firstOf, shorten } from './shorten.ts'

test.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['आँधीआँधीआँधी', 8, 'आँधीआँ…'],
  ['😀😀😀', 4, '😀…'],
  ['अलर्ट 👨‍👩‍👧', 9, 'अलर्ट…'],
])('%j in %i is %j', (text, most, short) => expect(shorten(text, most)).toBe(short))

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('no emoji and no letter is cut in half at %i', most => {
  const cut = firstOf('👨‍👩‍👧 क्षि😀', most)
  expect(['', '👨‍👩‍👧', '👨‍👩‍👧 ', '👨‍👩‍👧 क्षि', '👨‍👩‍👧 क्षि😀']).toContain(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
