import { expect, test } from 'vitest'
import { countDigits, isPhone, limitPhone } from './phone-input.ts'

const typed = (text: string) => [...text].reduce((value, letter) => limitPhone(value + letter), '')

test('an eleventh digit is ignored', () => {
  expect(typed('98350123456')).toBe('9835012345')
  expect(limitPhone('98350123456')).toBe('9835012345')
})
test.each([
  ...['09835012345', '९८३५०१२३४५', '98350 12345।', '\u061c98350\u200b12345\ufe0f', '00910 98350 12345'],
  ...['\u2068+91 98350 12345\u2069', 'tel:+91 (0) 98350-12345'],
])('%j is understood when pasted or typed', text => {
  expect([limitPhone(text), typed(text)].map(isPhone)).toEqual([true, true])
})
test.each(['', '983501234', 'abcdefghij', '+1 9835012345'])('%j is not a phone number', text => {
  expect(isPhone(text)).toBe(false)
})
test('digits are counted in any script', () => expect(countDigits('98350 १२३')).toBe(8))
