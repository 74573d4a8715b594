import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { normalizePhone } from '#common/phone-number.ts'
import { type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Photo } from '../contract.ts'
import { writtenEntry } from '../test-entries.ts'

let world: World
let sender: Device
const anybody = () => deviceOf(world.url, '')
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query(
    'truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports',
  )
  sender = await openDevice(world.url)
})

let shade = 0
const picture = () =>
  sharp({ create: { width: 48, height: 64, channels: 3, background: { r: shade++ % 256, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()
const enter = async (device = sender, changes: Parameters<typeof writtenEntry>[0] = {}) =>
  device.send('/api/photos', writtenEntry(changes), await picture())
/** Rows without pictures, in order of arrival. */
const plant = (votes: number[]) =>
  world.owner.query(
    `insert into photo_contest_submissions
       (id, image_hash, width, height, name, phone, device, fingerprint, notice_version, notice_language, vote_count, ranked_votes, created_at)
     select gen_random_uuid(), md5(n::text), 800, 600, 'Pilgrim ' || n, '98765000' || n, 'planted', '', '1', 'en', votes, votes, now()
     from unnest($1::int[]) with ordinality as planted (votes, n) order by n`,
    [votes],
  )

describe('an entry', () => {
  test('is answered as everybody sees it, and is in the gallery', async () => {
    const { status, body } = await enter()
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      image_url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/800\.webp$/),
      width: 48,
      height: 64,
      name: 'Anita Devi',
      created_at: expect.stringMatching(/Z$/),
      is_approved: false,
      vote_count: 0,
    })
    await expect.poll(async () => (await anybody().get('/api/photos')).body.photos).toEqual([body])
    const image = await anybody().get(body.image_url)
    expect(image).toMatchObject({ status: 200 })
    expect(image.headers.get('content-type')).toBe('image/webp')
  })
  test('that is sent again is the same entry, however often its answer was lost', async () => {
    const entry = writtenEntry()
    const photo = await picture()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sender.send('/api/photos', entry, photo)),
    )
    answers.push(await sender.send('/api/photos', entry, photo))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await sender.get('/api/photos/mine')).body.photos).toHaveLength(1)
  })
  test('that says something else under a known id is refused', async () => {
    const entry = writtenEntry()
    await sender.send('/api/photos', entry, await picture())
    const other = await sender.send('/api/photos', { ...entry, name: 'Somebody else' }, await picture())
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })
  test('cannot bring its own votes, approval or order', async () => {
    const own = { vote_count: '999', is_approved: 'true', arrival: '1', device: 'x' }
    for (const [key, value] of Object.entries(own))
      expect(
        (await sender.send('/api/photos', { ...writtenEntry(), [key]: value }, await picture())).status,
      ).toBe(400)
    expect((await sender.get('/api/photos/mine')).body.photos).toEqual([])
  })
  test.each([
    ['no name', { name: '  ' }],
    ['no phone', { phone: '' }],
    ['a NUL', { name: 'a\u0000b' }],
    ['a turned direction', { name: '\u202Egpj' }],
    ['a name of a megabyte', { name: 'a'.repeat(60_000) }],
    ['no id', { id: '' }],
    ['a long description', { description: 'x'.repeat(201) }],
  ])('with %s is refused', async (_, changes) => {
    expect((await enter(sender, changes)).status).toBe(400)
  })
  test('without a photo, or with something else as photo, is refused', async () => {
    expect((await sender.send('/api/photos', writtenEntry())).status).toBe(400)
    const html = await sender.send('/api/photos', writtenEntry(), Buffer.from('<script>alert(1)</script>'))
    expect(html).toMatchObject({ status: 400, body: { code: 'not-an-image' } })
  })
  test('of an unknown phone is refused', async () => {
    expect((await enter(anybody())).status).toBe(401)
  })
  test('keeps every sign of Hindi and the phone as it was typed', async () => {
    const { body } = await enter(sender, { name: 'क्‍षमा श्रृंगार', phone: '+९१ ९८७६५ ००००१' })
    expect(body.name).toBe('क्‍षमा श्रृंगार'.normalize('NFC'))
    const { rows } = await world.owner.query('select phone, phone_normalized from photo_contest_submissions')
    expect(rows).toEqual([{ phone: '+९१ ९८७६५ ००००१', phone_normalized: normalizePhone('9876500001') }])
  })
  test('tells nobody a phone number, a description or a device', async () => {
    const { body } = await enter(sender, { phone: '9876500077', description: 'canary of a description' })
    const read = [
      '/api/photos',
      '/api/photos/day',
      `/api/photos/${body.id}`,
      '/gallery',
      `/gallery?photo=${body.id}`,
    ]
    for (const path of read) {
      const answer = await fetch(world.url + path)
      const text = await answer.text()
      expect(text).not.toContain('98765000')
      expect(text).not.toContain('canary')
      expect(text).not.toContain(sender.cookie.slice(2, 24))
    }
  })
})

describe('the gallery', () => {
  const pages = async (query = '') => {
    const seen: Photo[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await anybody().get(`/api/photos?limit=3${next && `&after=${next}`}${query}`)
      seen.push(...body.photos)
      next = body.next
    }
    return seen
  }
  test('is sorted by votes, then newest, over all its pages', async () => {
    await plant([0, 5, 2, 5, 0, 2, 9, 0])
    const names = (await pages()).map(photo => photo.name)
    expect(names).toEqual([7, 4, 2, 6, 3, 8, 5, 1].map(n => `Pilgrim ${n}`))
  })
  test('says the highest vote count, and none while nobody has voted', async () => {
    await plant([0, 0])
    await world.context.responseCache.changed('photos')
    await expect.poll(async () => (await anybody().get('/api/photos')).body.top).toBe(0)
    await plant([3, 7, 7])
    await world.context.responseCache.changed('photos')
    await eventually(async () => (await anybody().get('/api/photos')).body.top === 7)
  })
  test('shows no photo twice and skips none while votes are given', async () => {
    await plant([4, 3, 2, 1, 0, 0, 0])
    const first = (await anybody().get('/api/photos?limit=3')).body
    await world.owner.query(
      "update photo_contest_submissions set vote_count = 8, ranked_votes = 8 where name = 'Pilgrim 7'",
    )
    const rest = (await anybody().get(`/api/photos?limit=10&after=${first.next}`)).body
    const names = [...first.photos, ...rest.photos].map((photo: Photo) => photo.name)
    expect(names).toEqual([1, 2, 3, 4, 6, 5].map(n => `Pilgrim ${n}`))
  })
  test('shows the five newest approved photos on home, and no other', async () => {
    await plant([0, 1, 2, 3, 4, 5, 6, 7])
    await world.owner.query(
      "update photo_contest_submissions set is_approved = true where name <> 'Pilgrim 8'; update photo_contest_submissions set is_hidden = true where name = 'Pilgrim 7'",
    )
    await world.context.responseCache.changed('photos-day')
    await expect
      .poll(async () =>
        (await anybody().get('/api/photos/day')).body.photos.map((photo: Photo) => photo.name),
      )
      .toEqual([6, 5, 4, 3, 2].map(n => `Pilgrim ${n}`))
  })
  test.each(['after=1', 'after=1_x', "after=1_1' or 1=1", 'limit=0', 'limit=1000', 'sort=name', 'after='])(
    'refuses %s',
    async query => expect((await anybody().get(`/api/photos?${query}`)).status).toBe(400),
  )
  test('tells a phone its own entries', async () => {
    const { body } = await enter()
    expect((await sender.get('/api/photos/mine')).body.photos).toEqual([{ ...body, state: 'shown' }])
    expect((await (await openDevice(world.url)).get('/api/photos/mine')).body.photos).toEqual([])
  })
})
