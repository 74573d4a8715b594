import { expect, test } from 'vitest'
import { createLag } from './replica.ts'

test('a copy is as far behind as the oldest write that it has not got', () => {
  const lag = createLag()
  expect(lag.behind(1000)).toBe(Number.POSITIVE_INFINITY)
  lag.written(1000, '0/100')
  lag.copied('0/100')
  expect(lag.behind(1200)).toBe(200)
  lag.written(2000, '0/200')
  lag.written(3000, '1/0')
  lag.copied('0/FFFFFFFF')
  expect(lag.behind(3000)).toBe(1000)
  lag.copied('1/0')
  expect(lag.behind(3000)).toBe(0)
})
test('a copy that is not heard of falls behind', () => {
  const lag = createLag()
  lag.written(1000, '0/100')
  lag.copied('0/100')
  lag.written(60_000, '0/100')
  expect(lag.behind(60_000)).toBe(59_000)
})
