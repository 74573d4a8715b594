import { describe, expect, test } from 'vitest'
import { isSameAt, mergeFields, withPart } from './merge-fields.ts'

const base = { name: { en: 'Gate', hi: 'द्वार' }, phone: '108', position: { lat: 1, lng: 2 }, is_active: true }

describe('two changes to one row', () => {
  test('are both kept if they concern different fields, or different languages', () => {
    const mine = { ...base, name: { en: 'Gate 2', hi: 'द्वार' }, is_active: false }
    const theirs = { ...base, name: { en: 'Gate', hi: 'द्वार 2' }, position: { lat: 3, lng: 4 } }
    const { merged, clashes } = mergeFields(base, mine, theirs)
    expect(merged).toEqual({ ...theirs, name: { en: 'Gate 2', hi: 'द्वार 2' }, is_active: false })
    expect(clashes.size).toBe(0)
  })
  test('conflict if both set a field to different values; mine stays until somebody chooses', () => {
    const mine = { ...base, phone: '112', position: { lng: 4, lat: 3 } }
    const theirs = { ...base, phone: '101', position: { lat: 3, lng: 4 } }
    const { merged, clashes } = mergeFields(base, mine, theirs)
    expect([...clashes]).toEqual([['phone', '101']])
    expect(merged.phone).toBe('112')
    expect(withPart(merged, 'phone', '101').phone).toBe('101')
    expect(withPart(base, 'name.hi', 'x').name).toEqual({ en: 'Gate', hi: 'x' })
  })
})

test.each([
  ['name.hi', { ...base, name: { en: 'Gate 2', hi: 'द्वार' } }, true],
  ['name.hi', { ...base, name: { en: 'Gate', hi: 'द्वार 2' } }, false],
  ['position.lat', { ...base, position: null }, false],
  ['position.precision_m', { ...base, phone: '112' }, true],
  ['wrong.0.en', { ...base, phone: '112' }, false],
  ['wrong.0.en', { ...base }, true],
])('what is at %s may be the same after a change', (path, changed, isSame) => {
  expect(isSameAt(path, base, changed)).toBe(isSame)
})
