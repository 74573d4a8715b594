import { expect, test } from 'vitest'
import { nameFits } from './name-fit.ts'

const fitOf = (one: string, other: string) => nameFits(one, [other])[other]

test.each([
  ['सीता', 'Sita', 'Seeta', 'Sitha', 'SITA'],
  ['महतो', 'Mahato', 'mahatoo'],
  ['रेखा', 'Rekha'],
  ['राधा', 'Radha'],
  ['राम प्रसाद', 'Ram Prasad', 'RAM PRASAD'],
  ['शान्ति', 'शांति', 'Shanti'],
  ['सोनू', 'Sonu', 'Sonoo'],
])('%s is the same name however it is spelled', (first, ...others) => {
  for (const other of others) {
    expect(fitOf(first, other), other).toBe(2)
    expect(fitOf(other, first), other).toBe(2)
  }
})

test.each([
  ['महतो', 'Mahto'],
  ['विजय', 'Vijay'],
  ['Sunita', 'Sunit'],
  ['राम प्रसाद', 'Ramprasad'],
])('%s may be %s misheard', (one, other) => expect(fitOf(one, other)).toBeGreaterThan(0))

test.each([
  ['सीता', 'Gita'],
  ['राम', 'Shyam'],
  ['Rekha', 'किरण'],
])('%s is not %s', (one, other) => expect(fitOf(one, other)).toBe(0))

test('a missing name fits nobody and rules nobody out', () => {
  expect(nameFits('', ['Sita'])).toEqual({})
  expect(nameFits('सीता', ['', 'Sita'])).toEqual({ Sita: 2 })
})
