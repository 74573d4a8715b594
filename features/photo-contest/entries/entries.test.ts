import { beforeEach, describe, expect, test } from 'vitest'
import { normalizePhone } from '#common/phone-number.ts'
import { type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { emptyContest, newEntry, newPicture } from '../test-contest.ts'

worldForAll()
let sender: Device
beforeEach(async () => {
  await emptyContest(world)
  sender = await openDevice(world.url)
})
const anybody = () => deviceOf(world.url, '')
const enter = async (device = sender, changes: Parameters<typeof newEntry>[0] = {}) =>
  device.send('/api/photos', newEntry(changes), await newPicture(48, 64))

describe('an entry', () => {
  test('is answered with its public row and appears in the gallery', async () => {
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
  test('sent several times is one entry', async () => {
    const entry = newEntry()
    const photo = await newPicture(48, 64)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sender.send('/api/photos', entry, photo)),
    )
    answers.push(await sender.send('/api/photos', entry, photo))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await sender.get('/api/photos/mine')).body.photos).toHaveLength(1)
  })
  test('with other content under a known id is refused', async () => {
    const entry = newEntry()
    await sender.send('/api/photos', entry, await newPicture(48, 64))
    const changed = { ...entry, name: 'Somebody else' }
    const other = await sender.send('/api/photos', changed, await newPicture(48, 64))
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })
  test('cannot set its votes', async () => {
    const entry = { ...newEntry(), vote_count: '999' }
    expect((await sender.send('/api/photos', entry, await newPicture())).status).toBe(400)
    expect((await sender.get('/api/photos/mine')).body.photos).toEqual([])
  })
  test.each([
    ['no name', { name: '  ' }],
    ['no phone', { phone: '' }],
    ['a phone that reverses the direction of text', { phone: '\u202E9876500001' }],
    ['a long description', { description: 'x'.repeat(201) }],
  ])('with %s is refused', async (_, changes) => {
    expect((await enter(sender, changes)).status).toBe(400)
  })
  test('without a photo is refused', async () => {
    expect((await sender.send('/api/photos', newEntry())).status).toBe(400)
  })
  test('keeps Hindi names and the phone number as typed', async () => {
    const { body } = await enter(sender, { name: 'क्‍षमा श्रृंगार', phone: '+९१ ९८७६५ ००००१' })
    expect(body.name).toBe('क्‍षमा श्रृंगार'.normalize('NFC'))
    const { rows } = await world.owner.query('select phone, phone_normalized from photo_contest_submissions')
    expect(rows).toEqual([{ phone: '+९१ ९८७६५ ००००१', phone_normalized: normalizePhone('9876500001') }])
  })
})
