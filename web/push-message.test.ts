import { describe, expect, test } from 'vitest'
import { isFar, notificationIn } from './push-message.ts'

test('a readable push shows what it says', () =>
  expect(notificationIn({ json: () => ({ notification: { title: 'चेतावनी', tag: 'a' } }) })).toEqual({
    ...{ title: 'चेतावनी', body: '', lang: '', tag: 'a', navigate: '/', data: {} },
  }))

const unread = {
  'no JSON': { json: () => JSON.parse('?') },
  null: { json: () => null },
  'no title': { json: () => ({ notification: { body: 'चेतावनी' } }) },
  'no data': null,
}
test.each(Object.entries(unread))('a push with %s still shows a message', (_, data) =>
  expect(notificationIn(data)).toMatchObject({ title: 'मेला गाइड · Mela Guide', navigate: '/' }),
)

describe('a push about a place', () => {
  const gate = { lat: 26.12, lng: 85.39 }
  const hour = 3_600_000
  const far = { point: { lat: 25.7, lng: 85.21 }, at: 10 * hour }
  test('is far if the phone was elsewhere within two hours', () =>
    expect([isFar([gate], far, 10 * hour), isFar([gate], far, 12 * hour)]).toEqual([true, true]))
  test('is near for a phone that was beside one of its ends', () => {
    expect(isFar([gate], { ...far, point: gate }, 11 * hour)).toBe(false)
    expect(isFar([gate, { lat: 25.71, lng: 85.21 }], far, 11 * hour)).toBe(false)
  })
  test('counts as near if unknown: no place, an old one, or a changed clock', () => {
    expect(isFar([gate], undefined, 11 * hour)).toBe(false)
    expect(isFar([], far, 11 * hour)).toBe(false)
    expect(isFar(undefined, far, 11 * hour)).toBe(false)
    expect(isFar([gate], far, 12 * hour + 1)).toBe(false)
    expect(isFar([gate], far, 9 * hour)).toBe(false)
  })
})
