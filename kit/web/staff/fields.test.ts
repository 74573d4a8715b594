import { expect, test } from 'vitest'
import { typedNumber } from './fields.tsx'

test.each([
  ['12', 12],
  [' १२ ', 12],
  ['26,12', 26.12],
  ['२६.१२', 26.12],
])('the typed number %s is %d', (typed, number) => expect(typedNumber(typed)).toBe(number))
test.each(['', ' ', 'twelve', 'बारह'])('“%s” is not a number and stays as typed', typed =>
  expect(typedNumber(typed)).toBe(typed),
)
