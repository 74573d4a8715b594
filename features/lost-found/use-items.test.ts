import { expect, test } from 'vitest'
import type { Item } from './contract.ts'
import { lostFoundListAfter, withOlder } from './use-items.ts'

const lost = (id: string, day: number) =>
  ({ id, type: 'Lost', created_at: new Date(Date.UTC(2026, 6, day)).toISOString() }) as Item
/** Two things of five that are lost, and none that is found. */
const list = { items: [lost('b', 12), lost('a', 11)], counts: { Lost: 5, Found: 0 } }

test('a new thing and one that leaves the list are counted', () => {
  expect(lostFoundListAfter(list, lost('c', 13))?.counts.Lost).toBe(6)
  expect(lostFoundListAfter(list, { id: 'a', gone: true })).toEqual({
    items: [lost('b', 12)],
    counts: { Lost: 4, Found: 0 },
  })
})
test('a thing that may be one of the older ones is not counted: the server is asked', () => {
  expect(lostFoundListAfter(list, lost('old', 1))).toBeUndefined()
  expect(lostFoundListAfter(list, { id: 'old', gone: true })).toBeUndefined()
})
test('a list without older things tells of each change by itself', () => {
  const whole = { ...list, counts: { Lost: 2, Found: 0 } }
  expect(lostFoundListAfter(whole, lost('old', 1))?.counts.Lost).toBe(3)
  expect(lostFoundListAfter(whole, { id: 'hidden before', gone: true })).toEqual(whole)
})
test('a thing that a newer one pushes off the list stays among the older ones; one that is gone does not', () => {
  const shown = (items: readonly Item[], count: number) =>
    withOlder({ items: [...items], counts: { Lost: count, Found: 0 } }, older).map(({ id }) => id)
  const older = [lost('c', 13), lost('b', 12), lost('a', 11), lost('old', 1)]
  expect(shown(older.slice(0, 3), 4)).toEqual(['c', 'b', 'a', 'old'])
  expect(shown([lost('new', 14), lost('b', 12)], 4)).toEqual(['new', 'b', 'a', 'old'])
  expect(shown([lost('c', 13), lost('b', 12)], 2)).toEqual(['c', 'b'])
})
