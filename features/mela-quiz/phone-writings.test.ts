import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mobilePhone } from '#common/fields.ts'
import { normalizePhone } from '#common/phone-number.ts'

const number = fc.stringMatching(/^[6-9][0-9]{9}$/)
/** The zero of a script; the other nine digits follow it. */
const script = fc.constantFrom(0x30, 0x966, 0x9e6, 0xff10, 0x660, 0x6f0)
const prefix = fc.constantFrom('', '+91', '91', '0', '0091', '+91 ', '91-', '0 ', '(+91) ')
const between = fc.array(fc.constantFrom('', '', '', ' ', '-', '\u2011', '\u200b', '\u202e', '\u2069', '.'), {
  minLength: 11,
  maxLength: 11,
})
const writtenIn = (text: string, zero: number) =>
  text.replace(/[0-9]/g, digit => String.fromCodePoint(zero + Number(digit)))

test('one number written in any way is one number', () => {
  fc.assert(
    fc.property(number, script, prefix, between, (digits, zero, before, gaps) => {
      const typed = [...digits].map((digit, place) => `${gaps[place]}${digit}`).join('') + gaps[10]
      expect(normalizePhone(writtenIn(before + typed, zero))).toBe(digits)
    }),
  )
})

test('anything typed is either a mobile number or refused, never something else and never an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: script.map(String.fromCodePoint) })),
      typed => {
        const parsed = z.safeParse(mobilePhone, typed)
        if (parsed.success) expect(parsed.data).toMatch(/^[6-9][0-9]{9}$/)
      },
    ),
  )
})
