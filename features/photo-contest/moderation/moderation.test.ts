import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { Photo } from '../contract.ts'
import { emptyContest, insertPhoto, newEntry } from '../test-contest.ts'

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
let shade = 0
beforeEach(async () => {
  world.signIn(undefined)
  await emptyContest(world)
  sender = await openDevice(world.url)
  const background = { r: 20, g: shade++ % 256, b: 40 }
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()
  photo = (await sender.send('/api/photos', newEntry({ phone: '9876500009' }), await picture)).body
})

const vehicle = staffMember('vehicle')
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
const approve = (is_approved = true) => put(`/api/photo-entries/${photo.id}/approval`, { is_approved })
const hide = (reason = 'shows a child') =>
  put(`/api/photo-entries/${photo.id}/visibility`, { is_hidden: true, reason })
const show = () => put(`/api/photo-entries/${photo.id}/visibility`, { is_hidden: false })
const settings = (value: object) =>
  put('/api/photo-contest/settings', { only_approved: false, is_closed: false, ...value })
const gallery = async (): Promise<string[]> =>
  (await anybody().get('/api/photos')).body.photos.map((one: Photo) => one.id)

test('visitors and vehicle staff can reach none of it', async () => {
  const paths = ['/api/photo-entries?list=waiting', '/api/photo-contest/settings', '/api/vote-audits']
  for (const path of [...paths, `/api/vote-audits/${photo.id}`]) {
    expect((await sender.get(path)).status).toBe(401)
    world.signIn(vehicle)
    expect((await sender.get(path)).status).toBe(403)
    world.signIn(undefined)
  }
})

describe('an admin', () => {
  test('finds waiting photos with the sender’s contact, the most reported first', async () => {
    const other = (
      await sender.send(
        '/api/photos',
        newEntry({ name: 'Reported' }),
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
          .png()
          .toBuffer(),
      )
    ).body
    for (let n = 0; n < 3; n += 1)
      expect((await (await openDevice(world.url)).post(`/api/photos/${other.id}/reports`, {})).status).toBe(
        204,
      )
    const { body } = await read('/api/photo-entries?list=waiting')
    expect(body.entries.map((entry: Photo) => entry.name)).toEqual(['Reported', 'Anita Devi'])
    // Three phones of one network count as one.
    expect(body.entries[0].reports).toBe(1)
    expect(body.entries[1]).toEqual({
      ...photo,
      phone: '9876500009',
      has_files: true,
      description: 'Lamps on the Gandak at dusk',
      is_hidden: false,
      hidden_reason: null,
      reports: 0,
    })
    expect(body.counts).toEqual({ waiting: 2, reported: 1, approved: 0, hidden: 0 })
  })
  test('approves a photo for the carousel, and removes it again', async () => {
    expect((await approve()).body).toMatchObject({ id: photo.id, is_approved: true })
    const day = async () => (await anybody().get('/api/photos/day')).body.photos.map((one: Photo) => one.id)
    await expect.poll(day).toEqual([photo.id])
    await approve(false)
    await expect.poll(day).toEqual([])
  })
  test('hides a photo from everybody but its sender: list, row, picture and votes', async () => {
    await approve()
    expect((await anybody().get(photo.image_url)).status).toBe(200)
    expect((await hide()).body).toMatchObject({ is_hidden: true, hidden_reason: 'shows a child' })
    await expect.poll(gallery).toEqual([])
    await expect.poll(async () => (await anybody().get('/api/photos/day')).body.photos).toEqual([])
    expect((await anybody().get(`/api/photos/${photo.id}`)).status).toBe(404)
    for (const size of [320, 800, 1600])
      expect((await anybody().get(photo.image_url.replace('/800.', `/${size}.`))).status).toBe(404)
    const voter = await openDevice(world.url)
    const vote = await voter.post(`/api/photos/${photo.id}/votes`, { user_identifier: voter.voterId })
    expect(vote.status).toBe(404)

    const own = await sender.get(photo.image_url)
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await sender.get('/api/photos/mine')).body.photos[0].state).toBe('hidden')
    expect((await sender.get(`/api/photos/${photo.id}`)).body.id).toBe(photo.id)
    expect((await voter.get(`/api/photos/${photo.id}`)).status).toBe(404)
    expect((await read(photo.image_url)).status).toBe(200)
    expect((await read('/api/photo-entries?list=hidden')).body.entries).toHaveLength(1)

    await show()
    await expect.poll(gallery).toEqual([photo.id])
    expect((await anybody().get(photo.image_url)).status).toBe(200)
  })
  test('cannot hide without a reason', async () => {
    expect((await put(`/api/photo-entries/${photo.id}/visibility`, { is_hidden: true })).status).toBe(400)
    expect((await hide(' ')).status).toBe(400)
  })
  test('may restrict what others see to approved photos', async () => {
    await expect.poll(gallery).toEqual([photo.id])
    await settings({ only_approved: true })
    await expect.poll(gallery).toEqual([])
    expect((await anybody().get(photo.image_url)).status).toBe(404)
    expect((await sender.get(photo.image_url)).status).toBe(200)
    expect((await sender.get('/api/photos/mine')).body.photos[0].state).toBe('waiting')
    await approve()
    await expect.poll(gallery).toEqual([photo.id])
    expect((await anybody().get(photo.image_url)).status).toBe(200)
    await settings({})
  })
  test('closes the contest: it can be viewed but not changed', async () => {
    await settings({ is_closed: true })
    const voter = await openDevice(world.url)
    const vote = () => voter.post(`/api/photos/${photo.id}/votes`, { user_identifier: voter.voterId })
    expect(await vote()).toMatchObject({ status: 403, body: { code: 'closed' } })
    expect(await sender.send('/api/photos', newEntry(), Buffer.from('x'))).toMatchObject({ status: 403 })
    await expect.poll(async () => (await anybody().get('/api/photos')).body.is_closed).toBe(true)
    await settings({})
    expect((await vote()).status).toBe(201)
  })
})

test('staff decisions are logged, with the state before', async () => {
  await hide('not from the fair')
  await show()
  await settings({ is_closed: true })
  await settings({})
  const { rows } = await world.owner.query(
    "select username, action, subject, before, after from audit_log where subject_id = $1 or subject = 'photo-contest' order by id desc limit 4",
    [photo.id],
  )
  expect(rows.toReversed().map(row => [row.username, row.action, row.subject, row.after])).toEqual([
    ['admin', 'hidden', 'photo', { is_hidden: true, hidden_reason: 'not from the fair' }],
    ['admin', 'shown', 'photo', { is_hidden: false, hidden_reason: null }],
    ['admin', 'changed', 'photo-contest', { is_closed: true }],
    ['admin', 'changed', 'photo-contest', { is_closed: false }],
  ])
})

test('fifty reports hide nothing', async () => {
  const devices = await Promise.all(Array.from({ length: 50 }, () => openDevice(world.url)))
  const answers = await Promise.all(devices.map(device => device.post(`/api/photos/${photo.id}/reports`, {})))
  expect(answers.every(({ status }) => status === 204)).toBe(true)
  await expect.poll(gallery).toEqual([photo.id])
  expect((await anybody().get(photo.image_url)).status).toBe(200)
  expect((await devices[0]?.post(`/api/photos/${crypto.randomUUID()}/reports`, {}))?.status).toBe(404)
})

test('a phone may report twenty photos a day; the next one raises no case, and the phone is told why', async () => {
  const phone = await openDevice(world.url)
  const ids = await Promise.all(Array.from({ length: 21 }, () => insertPhoto(world)))
  const statuses: number[] = []
  for (const id of ids) statuses.push((await phone.post(`/api/photos/${id}/reports`, {})).status)
  expect(statuses).toEqual([...Array(20).fill(204), 429])
  const last = ids.at(-1) ?? ''
  expect((await phone.post(`/api/photos/${last}/reports`, {})).body).toMatchObject({ code: 'too-many' })
  const cases = await world.owner.query('select 1 from cases where subject = $1', [last])
  expect(cases.rows).toEqual([])
  expect((await (await openDevice(world.url)).post(`/api/photos/${last}/reports`, {})).status).toBe(204)
})
