import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'

let world: World
let admin: Staff

beforeAll(async () => {
  world = await openWorld()
  const { rows } = await world.context.pool.query(`select id from staff_accounts where username = 'admin'`)
  admin = { ...staffMember('admin'), ...rows[0] }
})
afterAll(() => world.close())
beforeEach(async () => {
  world.signIn(undefined)
  await world.owner.query(`delete from settings where key = 'virtual-pooja'`)
  await world.context.responseCache.changed('virtual-pooja')
})

const read = async () => (await fetch(`${world.url}/api/virtual-pooja`)).json()
const choose = (settings: unknown) =>
  fetch(`${world.url}/api/virtual-pooja`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })

test('the pace is as-sung until staff choose another', async () => {
  await expect.poll(read).toEqual({ pace: 'as-sung', recordings: {} })
  expect((await choose({ pace: 'even', recordings: {} })).status).toBe(401)
})
test('staff may choose the even pace and recordings', async () => {
  world.signIn(admin)
  const chosen = { pace: 'even', recordings: { mantra: '/sound/mantra.mp3', bell: '/sound/bell-2.ogg' } }
  expect((await choose(chosen)).status).toBe(200)
  await expect.poll(read).toEqual(chosen)
})
test.each([
  ['another site', { mantra: 'https://sounds.example/mantra.mp3' }],
  ['another folder', { mantra: '/sound/../admin.mp3' }],
  ['something that is no sound', { mantra: '/sound/page.html' }],
  ['a cue that does not exist', { drum: '/sound/drum.mp3' }],
])('a recording is never from %s', async (_, recordings) => {
  world.signIn(admin)
  expect((await choose({ pace: 'even', recordings })).status).toBe(400)
})
test('a setting stored by an older build is ignored', async () => {
  await world.owner.query(`insert into settings (key, value) values ('virtual-pooja', '{"pace":"slow"}')`)
  await world.context.responseCache.changed('virtual-pooja')
  await expect.poll(read).toEqual({ pace: 'as-sung', recordings: {} })
})
