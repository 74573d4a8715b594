import { expect, test } from 'vitest'
import { openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { newEntry, newPicture } from '../test-contest.ts'

worldForAll()

test('what a newer version saved with one more field still holds, and staff may not send such a field', async () => {
  const phone = await openDevice(world.url)
  const sent = await phone.send('/api/photos', newEntry(), await newPicture())
  expect(sent.status).toBe(201)
  await world.owner.query(`insert into settings (key, value) values ('photo-contest', $1)`, [
    JSON.stringify({ only_approved: true, is_closed: true, opens_at: '2027-07-20' }),
  ])
  await world.context.responseCache.changed('photo-contest-settings')

  const others = await openDevice(world.url)
  expect((await others.get('/api/photos')).body).toMatchObject({ photos: [], is_closed: true })
  expect((await others.get(sent.body.image_url)).status).toBe(404)
  const late = await others.send('/api/photos', newEntry(), await newPicture())
  expect([late.status, late.body.code]).toEqual([403, 'closed'])

  const { rows: accounts } = await world.owner.query(
    `select id, username, roles from staff_accounts where username = 'admin'`,
  )
  world.signIn(accounts[0])
  const { call } = newVisitor(world)
  const known = { only_approved: true, is_closed: false }
  expect((await call('PUT /api/photo-contest/settings', { ...known, opens_at: '' })).status).toBe(400)
  expect(await call('PUT /api/photo-contest/settings', known)).toMatchObject({ status: 200, body: known })
  const { rows } = await world.owner.query(`select value from settings where key = 'photo-contest'`)
  expect(rows).toEqual([{ value: { ...known, opens_at: '2027-07-20' } }])
})
