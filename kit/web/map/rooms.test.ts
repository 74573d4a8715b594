import { expect, test } from 'vitest'
import { isFree, withRoom } from './rooms.ts'

const name = (left: number, top: number) => ({ room: { left, top, right: left + 100, bottom: top + 20 } })

test('of overlapping names the first one stays', () => {
  const [temple, crossing, far] = [name(0, 0), name(40, 10), name(300, 0)]
  expect(withRoom([temple, crossing, far], 4)).toEqual([temple, far])
})

test('names that only touch are too close; names with a gap are not', () => {
  const [first, touching, below] = [name(0, 0), name(100, 0), name(0, 24)]
  expect(withRoom([first, touching, below], 4)).toEqual([first, below])
})

test('a name that is left out takes no room from the next one', () => {
  const [first, second, third] = [name(0, 0), name(60, 0), name(120, 0)]
  expect(withRoom([first, second, third], 4)).toEqual([first, third])
})

test('room beside taken space is free', () => {
  expect(isFree(name(100, 0).room, [name(0, 0).room])).toBe(true)
  expect(isFree(name(99, 0).room, [name(0, 0).room])).toBe(false)
})
