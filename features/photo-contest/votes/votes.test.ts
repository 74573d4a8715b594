import { describe, expect, test } from 'vitest'
import { solve } from '#common/solve-work.ts'
import { type Answer, type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import { openTwin } from '#tests/world/world.ts'
import { insertPhoto } from '../test-contest.ts'

worldForAll()
const enter = () => insertPhoto(world)
const vote = (device: Device, photo: string, changes: object = {}): Promise<Answer> =>
  device.post(`/api/photos/${photo}/votes`, {
    ...{ user_identifier: device.voterId, vote_type: 'like' },
    ...changes,
  })
const countOf = async (photo: string) => {
  const { rows } = await world.owner.query(
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
  test('with a cookie of more than 400 days does not count', async () => {
    const photo = await enter()
    const device = await openDevice(world.url)
    world.clock.advance(401 * 86_400_000)
    const answer = await vote(device, photo)
    world.clock.advance(-401 * 86_400_000)
    expect(answer).toMatchObject({ status: 401, body: { code: 'voter_required' } })
    expect(await countOf(photo)).toBe(0)
  })
  test.each([{ vote_type: 'dislike' }, { user_identifier: "x' or 1=1--" }, { seen: -1 }])(
    'with %j is refused',
    async changes => {
      const photo = await enter()
      expect((await vote(await openDevice(world.url), photo, changes)).status).toBe(400)
      expect(await countOf(photo)).toBe(0)
    },
  )
  test('for a missing or hidden photo is 404, and harms no other vote', async () => {
    const [hidden, shown] = [await insertPhoto(world, { isHidden: true }), await enter()]
    const devices = await Promise.all(Array.from({ length: 12 }, () => openDevice(world.url)))
    const photos = [hidden, crypto.randomUUID(), shown]
    const answers = await Promise.all(devices.map((device, n) => vote(device, photos[n % 3] ?? '')))
    expect(answers.map(({ status }) => status)).toEqual(devices.map((_, n) => (n % 3 === 2 ? 201 : 404)))
    expect(await countOf(shown)).toBe(4)
    expect((await vote(devices[0] as Device, 'not-an-id')).status).toBe(400)
  })
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
