import { expect, test } from 'vitest'
import { inTurn } from './wall-persons.tsx'

test('of three persons two are shown at a time, and each comes round', () => {
  const at = (turn: number) => inTurn(['a', 'b', 'c'], turn * 15_000)
  expect([at(0), at(1), at(2), at(3)]).toEqual([
    ['a', 'b'],
    ['c', 'a'],
    ['b', 'c'],
    ['a', 'b'],
  ])
})

test('two persons or fewer stay where they are', () => {
  for (const list of [[], ['a'], ['a', 'b']])
    for (const turn of [0, 1, 2]) expect(inTurn(list, turn * 15_000)).toEqual(list)
})
