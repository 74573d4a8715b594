import { beforeAll, beforeEach, expect, test } from 'vitest'
import { chiefOf, type Desk } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'

let admin: Desk
worldForAll()
beforeAll(async () => {
  admin = await chiefOf(world)
})
beforeEach(async () => {
  await world.owner.query(`delete from settings where key = 'virtual-pooja'`)
  await world.context.responseCache.changed('virtual-pooja')
})

const read = async () => (await fetch(`${world.url}/api/virtual-pooja`)).json()
const choose = async (pace: string, recordings: object) =>
  (await admin.call('PUT /api/virtual-pooja', { pace, recordings })).status

test('the pace is as-sung until staff choose another, and recordings', async () => {
  await expect.poll(read).toEqual({ pace: 'as-sung', recordings: {} })
  const recordings = { mantra: '/sound/mantra.mp3', bell: '/sound/bell-2.ogg' }
  expect(await choose('even', recordings)).toBe(200)
  await expect.poll(read).toEqual({ pace: 'even', recordings })
})
test.each([
  ['another site', { mantra: 'https://sounds.example/mantra.mp3' }],
  ['another folder', { mantra: '/sound/../admin.mp3' }],
  ['something that is no sound', { mantra: '/sound/page.html' }],
])('a recording is never from %s', async (_, recordings) => {
  expect(await choose('even', recordings)).toBe(400)
})
test('a setting stored by an older build is ignored', async () => {
  await world.owner.query(`insert into settings (key, value) values ('virtual-pooja', '{"pace":"slow"}')`)
  await world.context.responseCache.changed('virtual-pooja')
  await expect.poll(read).toEqual({ pace: 'as-sung', recordings: {} })
})
