import { expect, test } from 'vitest'
import { notificationIn } from './push-message.ts'

test('a push that can be read shows what it says', () =>
  expect(notificationIn({ json: () => ({ notification: { title: 'चेतावनी', tag: 'a' } }) })).toEqual({
    ...{ title: 'चेतावनी', body: '', lang: '', tag: 'a', navigate: '/' },
  }))

const unread = {
  'no JSON': { json: () => JSON.parse('?') },
  null: { json: () => null },
  'no title': { json: () => ({ notification: { body: 'चेतावनी' } }) },
  'no data': null,
}
test.each(Object.entries(unread))('a push of %s still shows one', (_, data) =>
  expect(notificationIn(data)).toMatchObject({ title: 'मेला गाइड · Mela Guide', navigate: '/' }),
)
