import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Photo, PhotoPage } from '../contract.ts'
import { fromPage, isNew, newIn, withMore, without, withRefreshed, withRow } from './gallery-list.ts'

const asOf = Date.parse('2027-07-19T04:00:00Z')
const photo = (id: string, vote_count = 0, minutes = -60): Photo => ({
  id,
  image_url: `/photos/${id}/800.webp`,
  width: 800,
  height: 600,
  name: id,
  created_at: new Date(asOf + minutes * 60_000).toISOString(),
  is_approved: true,
  vote_count,
})
const page = (photos: Photo[], next: string | null = null): PhotoPage => ({
  photos,
  next,
  top: Math.max(0, ...photos.map(one => one.vote_count)),
  is_closed: false,
})
const list = fromPage(page([photo('a', 9), photo('b', 4), photo('c', 4)], 'more'), asOf)

describe('the gallery on a phone', () => {
  test('leads with the first photo that has the highest positive count', () => {
    expect(list.lead).toBe('a')
    expect(fromPage(page([photo('a')]), asOf).lead).toBeUndefined()
  })
  test('keeps its order while counts change', () => {
    const changed = withRow(withRow(list, photo('c', 20)), photo('b', 5))
    expect(changed.order).toEqual(['a', 'b', 'c'])
    expect([changed.top, changed.lead]).toEqual([20, 'a'])
  })
  test('puts a newly entered photo first, after the leading one', () => {
    expect(withRow(list, photo('new', 0, 1)).order).toEqual(['a', 'new', 'b', 'c'])
    const quiet = fromPage(page([photo('x')]), asOf)
    expect(withRow(quiet, photo('new', 0, 1)).order).toEqual(['new', 'x'])
  })
  test('puts an older photo that staff have just approved first', () => {
    expect(withRow(list, photo('approved'), true).order).toEqual(['a', 'approved', 'b', 'c'])
    expect(withRow(list, photo('b', 7), true).order).toEqual(['a', 'b', 'c'])
  })
  test('leaves an older photo of an unread page where it is, but updates its count', () => {
    expect(isNew(list, photo('old', 30))).toBe(false)
    const told = withRow(list, photo('old', 30))
    expect([told.order, told.top]).toEqual([['a', 'b', 'c'], 30])
  })
  test('takes newer counts from a page read again, and appends what it did not know', () => {
    const again = withRefreshed(list, page([photo('d', 12), photo('a', 10), photo('b', 4)], 'other'))
    expect(again.order).toEqual(['a', 'b', 'c', 'd'])
    expect([again.top, again.next, again.photos.get('a')?.vote_count]).toEqual([12, 'more', 10])
    expect(again.photos.get('b')).toBe(list.photos.get('b'))
  })
  test('takes a new photo from a page read again as it would take it live', () => {
    const [older, newer] = [photo('older', 0, 1), photo('newer', 2, 2)]
    const again = page([photo('a', 9), newer, older])
    expect(newIn(list, again)).toEqual([older, newer])
    expect(withRefreshed(list, again).order).toEqual(['a', 'b', 'c'])
    expect(newIn(withRow(withRow(list, older), newer), again)).toEqual([])
  })
  test('takes a photo as new that was entered in the seconds by which the list may be behind', () => {
    expect(isNew(list, photo('just entered', 0, -3 / 60))).toBe(true)
  })
  test('continues with the next page without repeating photos that moved up meanwhile', () => {
    const more = withMore(list, page([photo('c', 4), photo('d', 1)]))
    expect([more.order, more.next]).toEqual([['a', 'b', 'c', 'd'], null])
  })
  test('shows the next highest count when the highest is voided or hidden', () => {
    expect(withRow(list, photo('a', 2)).top).toBe(4)
    const gone = without(list, 'a')
    expect([gone.order, gone.top, gone.lead]).toEqual([['b', 'c'], 4, undefined])
    expect(without(list, 'nobody')).toBe(list)
  })
  test('never shows a photo twice, whatever arrives', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    const row = fc.tuple(ids, fc.nat(20), fc.integer({ min: -2, max: 2 })).map(given => photo(...given))
    const step = fc.oneof(
      row.map(one => (known: typeof list) => withRow(known, one)),
      ids.map(id => (known: typeof list) => without(known, id)),
      fc
        .uniqueArray(row, { selector: one => one.id })
        .map(rows => (known: typeof list) => withMore(known, page(rows))),
    )
    fc.assert(
      fc.property(fc.array(step), steps => {
        const end = steps.reduce((known, change) => change(known), list)
        expect(new Set(end.order).size).toBe(end.order.length)
        expect([...end.photos.keys()].sort()).toEqual([...end.order].sort())
      }),
    )
  })
})
