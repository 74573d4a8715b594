import { expect, test } from 'vitest'
import { randomNumber } from './numbers.server.ts'
import { normalizeNumber } from './vehicle-number.ts'

test.each(['muz000123', 'MUZ००० १२३', 'MUZ000123।', '\u200eMUZ000123\u200b', 'ｍｕｚ　０００－１２３'])(
  '“%s” is looked up as MUZ000123',
  typed => expect(normalizeNumber(typed)).toBe('MUZ000123'),
)

test('numbers are MUZ and six digits, evenly distributed and in no order', () => {
  const drawn = Array.from({ length: 10_000 }, randomNumber)
  expect(drawn.filter(number => !/^MUZ\d{6}$/.test(number))).toEqual([])
  for (let place = 3; place < 9; place += 1) {
    const counts = Array.from(
      { length: 10 },
      (_, digit) => drawn.filter(number => number[place] === String(digit)).length,
    )
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // Chi-squared with nine degrees of freedom; a fair draw exceeds 50 once in ten million runs.
    expect(chi).toBeLessThan(50)
  }
  const values = drawn.map(number => Number(number.slice(3)))
  const rising = values.filter((value, at) => at > 0 && value > (values[at - 1] ?? 0)).length
  expect(rising).toBeGreaterThan(4700)
  expect(rising).toBeLessThan(5300)
})
