import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldProblems } from './field-problems.ts'
import {
  httpsLink,
  line,
  longText,
  mobilePhone,
  name,
  pairOrNone,
  phone,
  queryInteger,
  requiredText,
  uuid,
} from './fields.ts'
import { isBlank } from './invisible.ts'

const codes = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  return parsed.success ? parsed.data : fieldProblems(parsed.error.issues).map(problem => problem.code)
}

test('a name is trimmed and composed', () => {
  expect(codes(name, '  Ame\u0301lie \u00a0')).toBe('Am\u00e9lie')
})

test('Hindi in a broken encoding is stored in the correct one', () => {
  expect(codes(name, 'ड\u0945\u093E. सीता \u0905\u093Eनंद')).toBe('डॉ. सीता आनंद')
  expect(codes(requiredText(), 'बस\nह\u0945\u093Eस्पिटल में')).toBe('बस\nहॉस्पिटल में')
})

test('a name keeps joiners, which Devanagari and emoji need', () => {
  for (const kept of ['क्\u200dष', 'श्री\u200cराम', '👨\u200d👩\u200d👧\u200d👦', `a${'\u0301'.repeat(80)}`])
    expect(codes(name, kept)).toBe(kept.normalize('NFC'))
})

test.each([
  ['Tap 4\u200b', 'Tap 4'],
  ['Tap 4 \u200b', 'Tap 4'],
  ['\u2068नल 4\u2069', 'नल 4'],
  ['Sita\u00adRam', 'SitaRam'],
  ['राम\ufe0f', 'राम'],
  ['Ram\u200d', 'Ram'],
  ['❤\ufe0f 4\ufe0f\u20e3', '❤\ufe0f 4\ufe0f\u20e3'],
  ['क्\u200d', 'क्\u200d'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(codes(name, typed)).toBe(kept)
  expect(codes(line(40), typed)).toBe(kept)
  expect(codes(longText(), typed)).toBe(kept)
})

test.each([
  ['a NUL', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['an escape', 'a\u001b[31m'],
  ['a C1 control', 'a\u0085b'],
  ['a bidi override', '\u202Egpj'],
  ['a lone surrogate', 'a\ud800'],
])('a name with %s is refused', (_, text) => {
  expect(codes(name, text)).toEqual(['text-not-allowed'])
})

test('a name needs at least one visible character', () => {
  expect(codes(name, '   ')).toContain('required')
  expect(codes(name, '\u200d\u200b')).toEqual(['required'])
  expect(codes(z.strictObject({ name }), {})).toEqual(['required'])
})

test.each(['', ' ', '\u200b', '\u3164', '\u0301', '\u200d\u200b', '\ufe0f', 'a', 'स\u200d', '👍🏽', '7'])(
  'what a form takes for blank (%j) the contract takes for missing, and nothing else',
  text => {
    expect([codes(name, text)].flat().includes('required')).toBe(isBlank(text))
  },
)

test('a name has at most 80 characters as a reader counts them, and 320 bytes', () => {
  expect(codes(name, 'क्षि'.repeat(20))).toBe('क्षि'.repeat(20))
  expect(codes(name, 'a'.repeat(80))).toBe('a'.repeat(80))
  expect(codes(name, 'a'.repeat(81))).toEqual(['too-long'])
  expect(codes(name, 'क'.repeat(107))).toEqual(['too-long'])
  expect(codes(name, 'a'.repeat(1_000_000))).toEqual(['too-long'])
})

test('a long text keeps its line breaks; invisible control characters are refused', () => {
  expect(codes(longText(), ' one\r\ntwo\tthree\rfour ')).toBe('one\ntwo\tthree\nfour')
  expect(codes(longText(), '')).toBe('')
  expect(codes(longText(), 'a\u0000b')).toEqual(['text-not-allowed'])
  expect(codes(longText(), 'a\u202eb')).toEqual(['text-not-allowed'])
  expect(codes(longText(), 'x'.repeat(2000))).toHaveLength(2000)
  expect(codes(longText(), 'x'.repeat(2001))).toEqual(['too-long'])
  expect(codes(requiredText(), ' \n ')).toContain('required')
})

test.each([
  '9876543210',
  '+91 98765 43210',
  '91-9876543210',
  '00919876543210',
  '९८७६५४३२१०',
  '９８７６５４３２１０',
  '٩٨٧٦٥٤٣٢١٠',
  '98765\u00ad43210',
  '\u061c98765 43210\ufe0f',
  '\u206898765 43210\u2069',
  '+91 (0) 98765-43210',
  'tel:+919876543210',
  '98765/43210',
  '98765–43210',
  '9876543210 ',
])('%s is understood as 9876543210', typed => {
  expect(codes(phone, typed)).toBe('9876543210')
  expect(codes(mobilePhone, typed)).toBe('9876543210')
})

test('a prefix is removed only if the length shows that it is a prefix', () => {
  expect(codes(phone, '9199999999')).toBe('9199999999')
  expect(codes(phone, '919199999999')).toBe('9199999999')
})

test('what is not a phone number is refused', () => {
  for (const typed of ['98765432101', '987654321', '+1 9876543210', '9876543210x', `9${' '.repeat(100)}`])
    expect(codes(phone, typed)).not.toBeTypeOf('string')
  expect(codes(mobilePhone, '5876543210')).toEqual(['invalid-phone'])
  expect(codes(phone, '5876543210')).toBe('5876543210')
  expect(codes(phone, '  ')).toEqual(['required'])
  expect(codes(phone, 9876543210)).toEqual(['invalid'])
})

test('an id is converted to lower case', () => {
  expect(codes(uuid, '0F8FAD5B-D9CB-469F-A165-70867728950E')).toBe('0f8fad5b-d9cb-469f-a165-70867728950e')
  expect(codes(uuid, "' or 1=1--")).toEqual(['invalid'])
})

test('a stored link must be https', () => {
  expect(codes(httpsLink, ' https://maps.example/x ')).toBe('https://maps.example/x')
  for (const link of [
    'javascript:alert(1)',
    'http://a.example',
    '//evil.example',
    'https:evil',
    'HTTPS://evil.example',
    'https://a b',
    'data:text/html,x',
  ])
    expect(codes(httpsLink, link)).toEqual(['invalid'])
})

test('a number in a query must be whole and within its bounds', () => {
  const limit = queryInteger(1, 100)
  expect(codes(limit, '20')).toBe(20)
  for (const text of ['0', '101', '1e2', '', ' 5', '0x10', '9999999999', '-0x'])
    expect(codes(limit, text)).not.toBeTypeOf('number')
})

test('each unknown key is reported', () => {
  const problems = z.safeParse(z.strictObject({ name }), { name: 'Asha', vote_count: 999, is_approved: true })
  expect(fieldProblems(problems.error?.issues ?? [])).toEqual([
    { path: 'vote_count', code: 'unknown' },
    { path: 'is_approved', code: 'unknown' },
  ])
})

test('a text in one language is refused at the language that is missing', () => {
  const problems = (pair: { en: string; hi: string }) =>
    fieldProblems(z.safeParse(pairOrNone(40), pair).error?.issues ?? [])
  expect(problems({ en: 'Gate', hi: '' })).toEqual([{ path: 'hi', code: 'required' }])
  expect(problems({ en: '', hi: 'द्वार' })).toEqual([{ path: 'en', code: 'required' }])
  expect(problems({ en: '', hi: '' })).toEqual([])
})
