import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { Photo } from '../contract.ts'
import { emptyContest, newEntry, newPicture } from '../test-contest.ts'

let world: World
let sender: Device
let admin: Staff
let photo: Photo
const anybody = () => deviceOf(world.url, '')
beforeAll(async () => {
  world = await openWorld()
  const { rows } = await world.owner.query("select id, username from staff_accounts where username = 'admin'")
  admin = { ...rows[0], roles: ['admin'] }
})
afterAll(() => world.close())
beforeEach(async () => {
  world.signIn(undefined)
  await emptyContest(world)
  sender = await openDevice(world.url)
  photo = (await sender.send('/api/photos', newEntry(), await newPicture())).body
})

const put = async (path: string, body: unknown) => {
  world.signIn(admin)
  const answer = await fetch(world.url + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  world.signIn(undefined)
  return { status: answer.status, body: await answer.json() }
}
const read = async (path: string) => {
  world.signIn(admin)
  const answer = await anybody().get(path)
  world.signIn(undefined)
  return answer
}
const hide = () => put(`/api/photo-entries/${photo.id}/visibility`, { is_hidden: true, reason: 'a child' })
const show = () => put(`/api/photo-entries/${photo.id}/visibility`, { is_hidden: false })
const gallery = async (): Promise<string[]> =>
  (await anybody().get('/api/photos')).body.photos.map((one: Photo) => one.id)

test('the files of a hidden photo are erased on record; its row stays hidden with its votes', async () => {
  const erase = async (who: Staff = admin) => {
    world.signIn(who)
    const answer = await fetch(`${world.url}/api/photo-entries/${photo.id}/files`, { method: 'DELETE' })
    world.signIn(undefined)
    return { status: answer.status, body: await answer.json() }
  }
  const voter = await openDevice(world.url)
  await voter.post(`/api/photos/${photo.id}/votes`, { user_identifier: voter.voterId })
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'not-hidden' } })
  await hide()
  expect((await erase(staffMember('photo-moderator'))).status).toBe(403)
  expect(await sender.get(photo.image_url)).toMatchObject({ status: 200 })
  expect(await erase()).toMatchObject({
    status: 200,
    body: { has_files: false, is_hidden: true, vote_count: 1 },
  })
  expect((await sender.get(photo.image_url)).status).toBe(404)
  expect(await world.context.photos.sweep()).toBe(0)
  expect(await show()).toMatchObject({ status: 409, body: { code: 'files-erased' } })
  expect(await gallery()).toEqual([])
  expect((await read('/api/photo-entries?list=hidden')).body.entries).toMatchObject([
    { id: photo.id, has_files: false },
  ])
  // Erasing twice is logged once.
  expect((await erase()).status).toBe(200)
  const { rows } = await world.owner.query(
    `select username from audit_log where action = 'files-erased' and subject_id = $1`,
    [photo.id],
  )
  expect(rows).toEqual([{ username: 'admin' }])
})

test('the picture of a hidden photo stays if another entry shows the same picture', async () => {
  const picture = await newPicture()
  const [one, two] = [await openDevice(world.url), await openDevice(world.url)]
  const first = (await one.send('/api/photos', newEntry(), picture)).body as Photo
  const second = (await two.send('/api/photos', newEntry(), picture)).body as Photo
  expect(second.image_url).toBe(first.image_url)
  await put(`/api/photo-entries/${first.id}/visibility`, { is_hidden: true, reason: 'twice' })
  world.signIn(admin)
  await fetch(`${world.url}/api/photo-entries/${first.id}/files`, { method: 'DELETE' })
  world.signIn(undefined)
  expect((await anybody().get(second.image_url)).status).toBe(200)
})

test('the person who entered a photo withdraws it: it is gone for everybody, and nobody else can do that', async () => {
  const other = await openDevice(world.url)
  const remove = (device: Device) =>
    fetch(`${world.url}/api/photos/mine/${photo.id}`, {
      method: 'DELETE',
      headers: { cookie: device.cookie },
    })
  expect((await remove(other)).status).toBe(404)
  expect((await remove(anybody())).status).toBe(401)
  await expect.poll(gallery).toEqual([photo.id])
  expect((await remove(sender)).status).toBe(204)
  await expect.poll(gallery).toEqual([])
  expect((await sender.get(photo.image_url)).status).toBe(404)
  expect((await sender.get('/api/photos/mine')).body.photos).toEqual([])
  expect((await remove(sender)).status).toBe(404)
  const { rows } = await world.owner.query('select name, phone, image_hash from photo_contest_submissions')
  expect(rows).toEqual([{ name: '-', phone: '-', image_hash: '' }])
  const consents = await world.owner.query(
    'select submission_id, notice_version, withdrawn_by from consent_withdrawals',
  )
  expect(consents.rows).toContainEqual({
    submission_id: photo.id,
    notice_version: '2027-1',
    withdrawn_by: 'person',
  })
})
