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
    const other = await sender.send(
      '/api/photos',
      { ...entry, name: 'Somebody else' },
      await newPicture(48, 64),
    )
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })
  test('cannot set its votes, approval or order', async () => {
    const own = { vote_count: '999', is_approved: 'true', arrival: '1', device: 'x' }
    for (const [key, value] of Object.entries(own))
      expect(
        (await sender.send('/api/photos', { ...newEntry(), [key]: value }, await newPicture(48, 64))).status,
      ).toBe(400)
    expect((await sender.get('/api/photos/mine')).body.photos).toEqual([])
  })
  test.each([
    ['no name', { name: '  ' }],
    ['no phone', { phone: '' }],
    ['a NUL', { name: 'a\u0000b' }],
    ['a mark that reverses the direction of text', { name: '\u202Egpj' }],
    ['a name of a megabyte', { name: 'a'.repeat(60_000) }],
    ['no id', { id: '' }],
    ['a long description', { description: 'x'.repeat(201) }],
  ])('with %s is refused', async (_, changes) => {
    expect((await enter(sender, changes)).status).toBe(400)
  })
  test('without a photo is refused', async () => {
    expect((await sender.send('/api/photos', newEntry())).status).toBe(400)
  })
  test('from a phone without a cookie is refused', async () => {
    expect((await enter(anybody())).status).toBe(401)
  })
  test('keeps Hindi names and the phone number as typed', async () => {
    const { body } = await enter(sender, { name: 'क्‍षमा श्रृंगार', phone: '+९१ ९८७६५ ००००१' })
    expect(body.name).toBe('क्‍षमा श्रृंगार'.normalize('NFC'))
    const { rows } = await world.owner.query('select phone, phone_normalized from photo_contest_submissions')
    expect(rows).toEqual([{ phone: '+९१ ९८७६५ ००००१', phone_normalized: normalizePhone('9876500001') }])
  })
  test('shows nobody its phone number, description or device', async () => {
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
