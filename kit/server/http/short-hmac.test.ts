import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createShortHmac } from './short-hmac.ts'

test('it says what HMAC-SHA-256 says, for keys of every length up to a block', () => {
  for (const length of [0, 1, 31, 32, 33, 63, 64]) {
    const key = randomBytes(length)
    const sign = createShortHmac(key, 40)
    for (let n = 0; n < 20; n += 1) {
      const text = randomBytes(30).toString('base64url')
      expect(sign(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'))
    }
  }
})

test('texts before and after one another leave nothing behind, whatever their length is', () => {
  const key = randomBytes(32)
  for (const length of [0, 1, 55, 56, 64, 200]) {
    const sign = createShortHmac(key, length)
    const [one, other] = ['a'.repeat(length), 'b'.repeat(length)]
    const of = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
    expect([sign(one), sign(other), sign(one)]).toEqual([of(one), of(other), of(one)])
  }
})

test('a longer key and a text of another length are refused', () => {
  expect(() => createShortHmac(randomBytes(65), 40)).toThrow('longer than a block')
  expect(() => createShortHmac(randomBytes(32), 40)('short')).toThrow('not 40 letters')
})
