import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solve } from '#common/solve-work.ts'
import { type Answer, type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import { openTwin, openWorld, type World } from '#tests/world/world.ts'
import { newEntry } from '../test-contest.ts'

let world: World
let picture: Buffer
beforeAll(async () => {
  world = await openWorld()
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f90' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => world.close())

async function enter(): Promise<string> {
  const sender = await openDevice(world.url)
  const { status, body } = await sender.send('/api/photos', newEntry(), picture)
  expect(status).toBe(201)
  return body.id
}
const vote = (device: Device, photo: string, changes: object = {}): Promise<Answer> =>
  device.post(`/api/photos/${photo}/votes`, {
    ...{ user_identifier: device.voterId, vote_type: 'like' },
    ...changes,
  })
const countOf = async (photo: string) => {
  const { rows } = await world.context.pool.query(
    `select vote_count, (select count(*)::int from photo_votes where photo_id = id and voided_at is null) as valid
     from photo_contest_submissions where id = $1`,
    [photo],
  )
  expect(rows[0].vote_count, 'the count is the number of valid rows').toBe(rows[0].valid)
  return rows[0].vote_count as number
}
const statusesOf = (answers: { status: number }[]) => Object.groupBy(answers, answer => answer.status)

describe('a vote', () => {
  test('is counted and answered with the new count', async () => {
    const photo = await enter()
    const device = await openDevice(world.url)
    expect(await vote(device, photo)).toMatchObject({ status: 201, body: { photo_id: photo, vote_count: 1 } })
    expect((await device.get('/api/photo-votes')).body).toEqual({ photo_ids: [photo] })
    expect((await device.get(`/api/photos/${photo}`)).body.vote_count).toBe(1)
    expect(await countOf(photo)).toBe(1)
  })
  test('of the same phone counts once, however many arrive at once', async () => {
    const photo = await enter()
    const device = await openDevice(world.url)
    const answers = statusesOf(await Promise.all(Array.from({ length: 50 }, () => vote(device, photo))))
    expect(answers[201]).toHaveLength(1)
    expect(answers[409]).toHaveLength(49)
    for (const { body } of answers[409] as { status: number; body?: unknown }[])
      expect(body).toEqual({ code: '23505', message: 'You have already voted for this photo.' })
    expect(await countOf(photo)).toBe(1)
  })
  test('under another name on the same phone is the same vote', async () => {
    const photo = await enter()
    const device = await openDevice(world.url)
    const votes = Array.from({ length: 10 }, () =>
      vote(device, photo, { user_identifier: crypto.randomUUID() }),
    )
    const answers = statusesOf(await Promise.all(votes))
    expect(answers[201]).toHaveLength(1)
    expect(answers[409]).toHaveLength(9)
    expect(await countOf(photo)).toBe(1)
  })
  test('under the same name with a fresh cookie is the same vote, and its heart stays full', async () => {
    const photo = await enter()
    const device = await openDevice(world.url)
    await vote(device, photo)
    const { cookie } = await openDevice(world.url)
    const again = deviceOf(world.url, cookie, device.voterId)
    expect(await vote(again, photo)).toMatchObject({ status: 409, body: { code: '23505' } })
    const hearts = await again.get(`/api/photo-votes?user_identifier=${device.voterId}`)
    expect(hearts.body.photo_ids).toEqual([photo])
    expect(await countOf(photo)).toBe(1)
  })
  test('without a cookie, or with a forged or expired one, does not count', async () => {
    const photo = await enter()
    const real = (await openDevice(world.url)).cookie
    const forged = real.replace(/\.[\w-]+$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    const other = real.replace(/^v=./, letter => (letter === 'v=A' ? 'v=B' : 'v=A'))
    for (const cookie of ['', forged, other])
      expect(await vote(deviceOf(world.url, cookie), photo)).toMatchObject({
        status: 401,
        body: { code: 'voter_required' },
      })
    world.clock.advance(401 * 86_400_000)
    expect((await vote(deviceOf(world.url, real), photo)).status).toBe(401)
    world.clock.advance(-401 * 86_400_000)
    expect(await countOf(photo)).toBe(0)
  })
  test.each([
    { vote_type: 'dislike' },
    { user_identifier: '' },
    { user_identifier: "x' or 1=1--" },
    { user_identifier: ['a', 'b'] },
    { vote_count: 999 },
    { seen: -1 },
  ])('with %j is refused', async changes => {
    const photo = await enter()
    expect((await vote(await openDevice(world.url), photo, changes)).status).toBe(400)
    expect(await countOf(photo)).toBe(0)
  })
  test('for a missing or hidden photo is 404, and harms no other vote', async () => {
    const [hidden, shown] = [await enter(), await enter()]
    await world.context.pool.query('update photo_contest_submissions set is_hidden = true where id = $1', [
      hidden,
    ])
    const devices = await Promise.all(Array.from({ length: 12 }, () => openDevice(world.url)))
    const photos = [hidden, crypto.randomUUID(), shown]
    const answers = await Promise.all(devices.map((device, n) => vote(device, photos[n % 3] ?? '')))
    expect(answers.map(({ status }) => status)).toEqual(devices.map((_, n) => (n % 3 === 2 ? 201 : 404)))
    expect(await countOf(shown)).toBe(4)
    expect((await vote(devices[0] as Device, 'not-an-id')).status).toBe(400)
  })
})

test('many phones behind one address all vote and count', async () => {
  const photo = await enter()
  const devices = await Promise.all(Array.from({ length: 40 }, () => openDevice(world.url)))
  const answers = await Promise.all(devices.map(device => vote(device, photo)))
  expect(statusesOf(answers)[201]).toHaveLength(40)
  const { rows } = await world.context.pool.query(
    'select count(distinct network)::int as networks from photo_votes where photo_id = $1',
    [photo],
  )
  expect(rows[0].networks).toBe(1)
  expect(await countOf(photo)).toBe(40)
})

test('neither of two server processes counts a vote twice', async () => {
  const photos = [await enter(), await enter(), await enter()]
  const twin = await openTwin(world)
  const devices = await Promise.all(Array.from({ length: 20 }, () => openDevice(world.url)))
  const wishes = devices.flatMap(device =>
    photos.flatMap(photo =>
      [world.url, twin.url, world.url, twin.url].map(at =>
        vote(deviceOf(at, device.cookie, device.voterId), photo),
      ),
    ),
  )
  const answers = statusesOf(await Promise.all(wishes))
  expect(answers[201]).toHaveLength(60)
  expect(answers[409]).toHaveLength(180)
  for (const photo of photos) expect(await countOf(photo)).toBe(20)
  await twin.close()
})

test('a rush of new phones for one photo pays with work; known phones and other photos pay nothing, and nobody is refused', async () => {
  // Moves past the votes of earlier tests.
  world.clock.advance(700_000)
  const photos: string[] = []
  for (let n = 0; n < 10; n += 1) photos.push(await enter())
  const [hot = '', other = ''] = photos
  for (let n = 0; n < 60; n += 1) expect((await vote(await openDevice(world.url), hot)).status).toBe(201)
  const late = await openDevice(world.url)
  expect((await vote(late, hot)).body).toMatchObject({ code: 'work_required' })
  expect((await vote(late, other)).status).toBe(201)
  const asked = await fetch(`${world.url}/api/devices/work?action=photo-vote`, {
    headers: { cookie: late.cookie },
  })
  const { task, answers } = (await asked.json()) as { task: string; answers: number }
  expect((await vote(late, hot, { work: solve(task, answers) })).status).toBe(201)
  const known = deviceOf(world.url, knownVisitor(world).cookie, crypto.randomUUID())
  expect((await vote(known, hot)).status).toBe(201)
  expect(await countOf(hot)).toBe(62)
})
