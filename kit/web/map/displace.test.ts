import { expect, test } from 'vitest'
import { displace, type Pixel } from './displace.ts'

const size = 48
const overlap = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < size
const away = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

test('signs with enough room stay at their points', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 148, y: 100 },
    { x: 90, y: 160 },
  ]
  expect(displace(points, size)).toEqual(points)
})

test('a sign that would cover an earlier one moves beside it, no farther than necessary', () => {
  const [first, second] = [
    { x: 100, y: 100 },
    { x: 104, y: 130 },
  ]
  const [one, two] = displace([first, second], size) as [Pixel, Pixel]
  expect(one).toEqual(first)
  expect(overlap(one, two)).toBe(false)
  expect(away(two, second)).toBeLessThanOrEqual(24)
})

test('signs in a crowd are kept apart, always in the same way', () => {
  const points = Array.from({ length: 9 }, (_, n) => ({ x: 100 + (n % 3) * 10, y: 100 + n }))
  const spots = displace(points, size)
  for (const spot of spots) expect(spots.filter(other => other !== spot && overlap(spot, other))).toEqual([])
  expect(displace(points, size)).toEqual(spots)
})

test('a sign without room near its point stays there', () => {
  const crowd = Array.from({ length: 60 }, () => ({ x: 200, y: 200 }))
  expect(displace(crowd, size).at(-1)).toEqual({ x: 200, y: 200 })
})
