import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import type { Photo } from '../contract.ts'
import { emptyContest, insertPhoto, newEntry, newPicture } from '../test-contest.ts'

let admin: StaffBrowser
let sender: Device
let photo: Photo
worldForAll()
beforeAll(async () => {
  admin = await signedInBrowser(world.url)
})
beforeEach(async () => {
  await emptyContest(world)
  sender = await openDevice(world.url)
  photo = (await sender.send('/api/photos', newEntry({ phone: '9876500009' }), await newPicture())).body
})

const anybody = () => deviceOf(world.url, '')
const staff = (method: string, path: string, body?: object) =>
  admin.call(method, path, body) as Promise<Answer>
const approve = (is_approved = true) =>
  staff('PUT', `/api/photo-entries/${photo.id}/approval`, { is_approved })
const hide = (reason = 'shows a child', { id } = photo) =>
  staff('PUT', `/api/photo-entries/${id}/visibility`, { is_hidden: true, reason })
const show = () => staff('PUT', `/api/photo-entries/${photo.id}/visibility`, { is_hidden: false })
const erase = ({ id } = photo) => staff('DELETE', `/api/photo-entries/${id}/files`)
const settings = (value: object) =>
  staff('PUT', '/api/photo-contest/settings', { only_approved: false, is_closed: false, ...value })
const hiddenEntries = async () => (await staff('GET', '/api/photo-entries?list=hidden')).body.entries
const gallery = async (): Promise<string[]> =>
  (await anybody().get('/api/photos')).body.photos.map((one: Photo) => one.id)
const day = async () => (await anybody().get('/api/photos/day')).body.photos.map((one: Photo) => one.id)
const vote = (voter: Device) =>
  voter.post(`/api/photos/${photo.id}/votes`, { user_identifier: voter.voterId })

test('staff find waiting photos with the sender’s contact, the most reported first', async () => {
  const other = (await sender.send('/api/photos', newEntry({ name: 'Reported' }), await newPicture())).body
  for (let n = 0; n < 3; n += 1)
    await (await openDevice(world.url)).post(`/api/photos/${other.id}/reports`, {})
  const { body } = await staff('GET', '/api/photo-entries?list=waiting')
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

test('staff approve a photo for the carousel, and remove it again', async () => {
  expect((await approve()).body).toMatchObject({ id: photo.id, is_approved: true })
  await expect.poll(day).toEqual([photo.id])
  await approve(false)
  await expect.poll(day).toEqual([])
})

test('a hidden photo is hidden from everybody but its sender: list, row, picture and votes', async () => {
  await approve()
  expect((await anybody().get(photo.image_url)).status).toBe(200)
  expect((await hide()).body).toMatchObject({ is_hidden: true, hidden_reason: 'shows a child' })
  await expect.poll(gallery).toEqual([])
  await expect.poll(day).toEqual([])
  expect((await anybody().get(`/api/photos/${photo.id}`)).status).toBe(404)
  for (const size of [320, 800, 1600])
    expect((await anybody().get(photo.image_url.replace('/800.', `/${size}.`))).status).toBe(404)
  const voter = await openDevice(world.url)
  expect((await vote(voter)).status).toBe(404)
  expect((await voter.get(`/api/photos/${photo.id}`)).status).toBe(404)

  const own = await sender.get(photo.image_url)
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect((await sender.get('/api/photos/mine')).body.photos[0].state).toBe('hidden')
  expect((await sender.get(`/api/photos/${photo.id}`)).body.id).toBe(photo.id)
  const desk = deviceOf(world.url, [...admin.cookies].map(pair => pair.join('=')).join('; '))
  expect((await desk.get(photo.image_url)).status).toBe(200)
  expect(await hiddenEntries()).toHaveLength(1)

  await show()
  await expect.poll(gallery).toEqual([photo.id])
  expect((await anybody().get(photo.image_url)).status).toBe(200)
})

test('a photo is hidden only with a reason, which stays on record', async () => {
  const path = `/api/photo-entries/${photo.id}/visibility`
  expect((await staff('PUT', path, { is_hidden: true })).status).toBe(400)
  expect((await hide(' ')).status).toBe(400)
  await hide('not from the fair')
  await show()
  const { rows } = await world.owner.query(
    'select action, after from audit_log where subject_id = $1 order by id',
    [photo.id],
  )
  expect(rows).toEqual([
    { action: 'hidden', after: { is_hidden: true, hidden_reason: 'not from the fair' } },
    { action: 'shown', after: { is_hidden: false, hidden_reason: null } },
  ])
})

test('staff may restrict what others see and vote for to approved photos', async () => {
  await expect.poll(gallery).toEqual([photo.id])
  await settings({ only_approved: true })
  await expect.poll(gallery).toEqual([])
  const voter = await openDevice(world.url)
  expect((await vote(voter)).status).toBe(404)
  expect((await anybody().get(photo.image_url)).status).toBe(404)
  expect((await sender.get(photo.image_url)).status).toBe(200)
  expect((await sender.get('/api/photos/mine')).body.photos[0].state).toBe('waiting')
  await approve()
  await expect.poll(gallery).toEqual([photo.id])
  expect((await anybody().get(photo.image_url)).status).toBe(200)
  expect((await vote(voter)).status).toBe(201)
  await settings({})
})

test('once staff close the contest it can be viewed but not changed', async () => {
  await settings({ is_closed: true })
  const voter = await openDevice(world.url)
  expect(await vote(voter)).toMatchObject({ status: 403, body: { code: 'closed' } })
  expect(await sender.send('/api/photos', newEntry(), Buffer.from('x'))).toMatchObject({ status: 403 })
  await expect.poll(async () => (await anybody().get('/api/photos')).body.is_closed).toBe(true)
  await settings({})
  expect((await vote(voter)).status).toBe(201)
})

test('many reports hide nothing', async () => {
  const devices = await Promise.all(Array.from({ length: 20 }, () => openDevice(world.url)))
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

test('the files of a hidden photo are erased on record; its row stays hidden with its votes', async () => {
  await vote(await openDevice(world.url))
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'not-hidden' } })
  await hide()
  expect(await sender.get(photo.image_url)).toMatchObject({ status: 200 })
  expect(await erase()).toMatchObject({
    status: 200,
    body: { has_files: false, is_hidden: true, vote_count: 1 },
  })
  expect((await sender.get(photo.image_url)).status).toBe(404)
  expect(await world.context.photos.sweep()).toBe(0)
  expect(await show()).toMatchObject({ status: 409, body: { code: 'files-erased' } })
  expect(await gallery()).toEqual([])
  expect(await hiddenEntries()).toMatchObject([{ id: photo.id, has_files: false }])
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
  const first: Photo = (await sender.send('/api/photos', newEntry(), picture)).body
  const other = await openDevice(world.url)
  const second: Photo = (await other.send('/api/photos', newEntry(), picture)).body
  expect(second.image_url).toBe(first.image_url)
  await hide('twice', first)
  expect((await erase(first)).status).toBe(200)
  expect((await anybody().get(second.image_url)).status).toBe(200)
})

test('the person who entered a photo withdraws it: it is gone for everybody, and nobody else can do that', async () => {
  const other = await openDevice(world.url)
  const remove = ({ cookie }: Device) =>
    fetch(`${world.url}/api/photos/mine/${photo.id}`, { method: 'DELETE', headers: { cookie } })
  expect((await remove(other)).status).toBe(404)
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
