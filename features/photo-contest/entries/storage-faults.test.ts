import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { environmentOf, openBucketServer } from '#tests/bucket-server.ts'
import { type Device, openDevice } from '#tests/world/device.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Photo } from '../contract.ts'
import { emptyContest, newEntry, newPicture } from '../test-contest.ts'

let world: World
let bucket: Awaited<ReturnType<typeof openBucketServer>>
let sender: Device
beforeAll(async () => {
  bucket = await openBucketServer('mela')
  world = await openWorld({ env: environmentOf(bucket.settings) })
})
afterAll(async () => {
  await world.close()
  await bucket.close()
})
beforeEach(async () => {
  await emptyContest(world)
  bucket.objects.clear()
  bucket.refuses = () => false
  sender = await openDevice(world.url)
})

const rows = async () =>
  (
    await world.owner.query(
      'select id, image_hash, vote_count from photo_contest_submissions order by arrival',
    )
  ).rows
/** What is left after a sweep, once everything is older than an hour. */
async function swept(): Promise<string[]> {
  for (const object of bucket.objects.values()) object.modified = new Date(0)
  await world.context.photos.sweep()
  return [...bucket.objects.keys()].sort()
}
const filesOf = (hash: string) =>
  [1600, 320, 800].map(size => `photos/${hash.slice(0, 2)}/${hash}-${size}.webp`)

describe('an entry', () => {
  test('of whose picture one size cannot be stored is not entered, but is when sent again', async () => {
    const [entry, photo] = [newEntry(), await newPicture()]
    bucket.refuses = (method, key) => method === 'PUT' && key.endsWith('-800.webp')
    const failed = await sender.send('/api/photos', entry, photo)
    expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rows()).toEqual([])
    bucket.refuses = () => false
    expect((await sender.send('/api/photos', entry, photo)).status).toBe(201)
    const [row] = await rows()
    expect(await swept()).toEqual(filesOf(row.image_hash))
  })
  test('refused by the database is not entered and its pictures are swept away; it is entered when sent again', async () => {
    const [entry, photo] = [newEntry({ name: 'Refused' }), await newPicture()]
    await world.owner.query(
      "alter table photo_contest_submissions add constraint fault check (name <> 'Refused')",
    )
    expect((await sender.send('/api/photos', entry, photo)).status).toBe(500)
    await world.owner.query('alter table photo_contest_submissions drop constraint fault')
    expect(await rows()).toEqual([])
    expect(bucket.objects.size).toBe(3)
    expect(await swept()).toEqual([])
    expect((await sender.send('/api/photos', entry, photo)).status).toBe(201)
    expect((await swept()).length).toBe(3)
  })
  test('with a picture that somebody else entered too keeps it when theirs is deleted', async () => {
    const photo = await newPicture()
    const [mine, other] = [newEntry(), newEntry()]
    await sender.send('/api/photos', mine, photo)
    await (await openDevice(world.url)).send('/api/photos', other, photo)
    expect(bucket.objects.size).toBe(3)
    await world.owner.query('delete from photo_contest_submissions where id = $1', [other.id])
    expect((await swept()).length).toBe(3)
    await world.owner.query('delete from photo_contest_submissions')
    expect(await swept()).toEqual([])
  })
})

test('while pictures are unavailable, the list is served and votes count', async () => {
  const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
  bucket.refuses = () => true
  expect((await sender.get(body.image_url.replace('/800.', '/1600.'))).status).toBe(503)
  await expect.poll(async () => (await sender.get('/api/photos')).body.photos.length).toBe(1)
  const vote = await sender.post(`/api/photos/${body.id}/votes`, { user_identifier: sender.voterId })
  expect(vote).toMatchObject({ status: 201, body: { vote_count: 1 } })
})

test('a picture that fifty phones want at once is requested from the store once', async () => {
  const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
  const before = bucket.asked
  const held = Promise.withResolvers<void>()
  bucket.holds = method => (method === 'GET' ? held.promise : undefined)
  // As many as may wait for a busy server however slow it is; another test covers its refusals.
  const asking = Array.from({ length: 50 }, () => sender.get(body.image_url))
  await expect.poll(() => bucket.asked).toBe(before + 1)
  expect((await sender.get('/api/photos/mine')).status).toBe(200)
  held.resolve()
  bucket.holds = () => undefined
  const answers = await Promise.all(asking)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(bucket.asked).toBe(before + 1)
})

test('however the clock jumps, “newest” means the last to arrive, and a phone has one vote', async () => {
  const day = 86_400_000
  const names: string[] = []
  for (const [n, jump] of [0, day, -2 * day, 366 * day, -365 * day].entries()) {
    world.clock.advance(jump)
    const phone = await openDevice(world.url)
    names.unshift(`Pilgrim ${n}`)
    expect(
      (await phone.send('/api/photos', newEntry({ name: `Pilgrim ${n}` }), await newPicture())).status,
    ).toBe(201)
  }
  const list = async () => (await sender.get('/api/photos?limit=10')).body.photos as Photo[]
  await expect.poll(async () => (await list()).map(photo => photo.name)).toEqual(names)
  const [newest] = await list()
  const body = { user_identifier: sender.voterId }
  const vote = () => sender.post(`/api/photos/${newest?.id}/votes`, body)
  expect((await vote()).status).toBe(201)
  world.clock.advance(day)
  expect(await vote()).toMatchObject({ status: 409, body: { code: '23505' } })
  await expect.poll(async () => (await list())[0]?.vote_count).toBe(1)
  world.clock.set(Date.now())
})
