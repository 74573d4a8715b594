import fc, { type Arbitrary } from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { staffMember } from '#tests/world/world.ts'
import type { ContestTables } from '../tables.server.ts'
import { emptyContest, insertPhoto, newVote } from '../test-contest.ts'
import { decideCohort } from './cohorts.server.ts'
import { castVote } from './votes.server.ts'

let admin: StaffBrowser
const photos = ['a', 'b'].map(letter => `${letter.repeat(8)}-0000-4000-8000-000000000000`)
const [photo = ''] = photos
worldForAll()
beforeAll(async () => {
  admin = await signedInBrowser(world.url)
})
beforeEach(async () => {
  await emptyContest(world)
  for (const id of photos) await insertPhoto(world, { id })
})

const read = (path: string) => admin.call('GET', path) as Promise<Answer>
const decide = (body: object, id = photo) =>
  admin.call('POST', `/api/vote-audits/${id}/decisions`, {
    reason: 'rented lines',
    ...body,
  }) as Promise<Answer>
const decideOnCohort = (body: object) =>
  admin.call('POST', '/api/vote-cohorts/decisions', body) as Promise<Answer>
const vote = (device: Device, id = photo) =>
  device.post(`/api/photos/${id}/votes`, { user_identifier: device.voterId })
const openDevices = (count: number) => Promise.all(Array.from({ length: count }, () => openDevice(world.url)))
const countIsTrue = async () => {
  const { rows } = await world.owner.query(
    `select id, vote_count, (select count(*)::int from photo_votes where photo_id = id and voided_at is null) as valid
     from photo_contest_submissions order by id`,
  )
  for (const row of rows) expect(row.vote_count).toBe(row.valid)
  return rows.map(row => row.vote_count)
}

describe('a cohort of votes', () => {
  test('is voided with a reason, and the visible count falls', async () => {
    for (const device of await openDevices(5)) await vote(device)
    await world.owner.query(
      "update photo_votes set network = 'rented-line' where ctid in (select ctid from photo_votes limit 3)",
    )
    const { status, body } = await decide({ decision: 'void', network: 'rented-line' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ photo: { vote_count: 2 }, valid: 2, voided: 3 })
    expect(body.decisions).toEqual([
      {
        decision: 'void',
        network: 'rented-line',
        from: null,
        until: null,
        reason: 'rented lines',
        votes: 3,
        decided_by: 'admin',
        decided_at: expect.any(String),
      },
    ])
    expect(
      body.networks.map((row: { network: string; valid: number; voided: number }) => [row.valid, row.voided]),
    ).toContainEqual([0, 3])
    await expect
      .poll(async () => (await deviceOf(world.url, '').get(`/api/photos/${photo}`)).body.vote_count)
      .toBe(2)
    expect(await countIsTrue()).toEqual([2, 0])
  })
  test('may be limited to certain hours, and is restored if it was judged wrongly', async () => {
    const [early, late] = (await openDevices(2)) as [Device, Device]
    await vote(early)
    await vote(late)
    await world.owner.query("update photo_votes set created_at = '2027-07-19T04:00Z' where device = $1", [
      early.cookie.slice(2, 24),
    ])
    const from = '2027-07-19T09:00:00+05:30'
    const until = '2027-07-19T10:00:00+05:30'
    expect((await decide({ decision: 'void', from, until })).body).toMatchObject({ valid: 1, voided: 1 })
    expect((await decide({ decision: 'restore' })).body).toMatchObject({ valid: 2, voided: 0 })
    const { body } = await read(`/api/vote-audits/${photo}`)
    expect(
      body.decisions.map((row: { decision: string; votes: number }) => [row.decision, row.votes]),
    ).toEqual([
      ['restore', 1],
      ['void', 1],
    ])
  })
  test('once voided cannot be voted again by the same phones', async () => {
    const [device] = (await openDevices(1)) as [Device]
    await vote(device)
    await decide({ decision: 'void' })
    expect(await vote(device)).toMatchObject({ status: 409, body: { code: '23505' } })
    expect(await countIsTrue()).toEqual([0, 0])
  })
  test('is not judged without a reason or without a photo', async () => {
    expect((await decide({ decision: 'void', reason: ' ' })).status).toBe(400)
    expect((await decide({ decision: 'void' }, crypto.randomUUID())).status).toBe(404)
  })
})

test('whatever happens, the count equals the number of valid votes, and a phone has one per photo', async () => {
  const phones = await openDevices(4)
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('vote' as const), phone: fc.nat(3), photo: fc.nat(1) }),
    },
    fc.record({ do: fc.constant('clear storage' as const), phone: fc.nat(3) }),
    fc.record({ do: fc.constant('clear cookie' as const), phone: fc.nat(3) }),
    fc.record({ do: fc.constantFrom('void' as const, 'restore' as const), photo: fc.nat(1) }),
  )
  type Step = typeof step extends Arbitrary<infer T> ? T : never
  const run = async (steps: Step[]) => {
    await world.owner.query('update photo_contest_submissions set vote_count = 0; delete from photo_votes')
    const now = [...phones]
    // All at once, because only the end result matters.
    await Promise.all(
      steps.map(async taken => {
        if (taken.do === 'vote') {
          const { status } = await vote(now[taken.phone] as Device, photos[taken.photo])
          expect([201, 409]).toContain(status)
        } else if (taken.do === 'clear storage') {
          now[taken.phone] = deviceOf(world.url, (now[taken.phone] as Device).cookie, crypto.randomUUID())
        } else if (taken.do === 'clear cookie') {
          const { cookie } = await openDevice(world.url)
          now[taken.phone] = deviceOf(world.url, cookie, (now[taken.phone] as Device).voterId)
        } else await decide({ decision: taken.do }, photos[taken.photo])
      }),
    )
    await countIsTrue()
    const { rows } = await world.owner.query(
      'select 1 from photo_votes group by photo_id, device having count(*) > 1 union all select 1 from photo_votes group by photo_id, user_identifier having count(*) > 1',
    )
    expect(rows).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), run), { numRuns: 15 })
})

test('simultaneous votes for and decisions about the same photos do not deadlock, and each vote counts once', async () => {
  const db = world.context.db.withTables<ContestTables>()
  const many = await Promise.all(Array.from({ length: 12 }, () => insertPhoto(world)))
  const decide = (decision: 'void' | 'restore') =>
    decideCohort(
      db,
      { networks: ['net'], cells: [], until: new Date() },
      { decision, reason: 'rush', staff: staffMember('admin'), at: new Date() },
    )
  const votes = Array.from({ length: 10 }, (_, n) =>
    (n % 2 ? many : many.toReversed()).map(photo => newVote(photo)),
  ).flat()
  const [answers] = await Promise.all([
    Promise.all([...votes, ...votes].map(vote => castVote(db, vote, false))),
    ...(['void', 'restore', 'void', 'restore'] as const).map(decide),
  ])
  expect(answers.filter(({ outcome }) => outcome === 'counted')).toHaveLength(120)
  await countIsTrue()
})

test('a cohort among honest votes of the same networks is voided and restored without them', async () => {
  await world.owner.query(
    `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, created_at)
     select $1::uuid, 'b' || n, 'bot' || n, 'carrier-' || n % 40, n % 3, timestamptz '2027-07-19 04:01Z' + n * interval '1 second'
     from generate_series(0, 206) n
     union all
     select $2::uuid, 'p' || n, 'person' || n, 'carrier-' || n % 40, 20 + n * 7, timestamptz '2027-07-19 03:00Z' + n * interval '40 seconds'
     from generate_series(0, 299) n
     union all
     select $1::uuid, 'f' || n, 'friend' || n, 'carrier-' || n % 40, 20 + n * 7, timestamptz '2027-07-19 03:00Z' + n * interval '3 minutes'
     from generate_series(0, 59) n`,
    photos,
  )
  await world.owner.query(
    `update photo_contest_submissions set vote_count = v.n
     from (select photo_id, count(*)::int as n from photo_votes group by 1) as v where id = photo_id`,
  )
  const [cohort, ...others] = (await read('/api/vote-cohorts')).body.cohorts
  expect(others).toEqual([])
  expect(cohort).toMatchObject({ votes: 207, devices: 207, signs: expect.arrayContaining(['rush']) })
  expect(cohort.networks).toHaveLength(40)
  const [first] = (await read('/api/vote-audits')).body.audits.filter(
    (audit: { flags: { is_suspicious: boolean } }) => audit.flags.is_suspicious,
  )
  expect([first.photo.id, Math.round(100 * first.flags.unusual_share)]).toEqual([photo, 78])
  const { networks, cells, last } = cohort
  for (const [decision, left] of [
    ['void', 60],
    ['restore', 267],
  ] as const) {
    const body = { decision, networks, cells, reason: 'program', until: last }
    expect((await decideOnCohort(body)).status).toBe(201)
    expect(await countIsTrue()).toEqual([left, 300])
  }
})

test('a cohort across all photos is shown, voided and restored in one decision, which is logged', async () => {
  const bots = `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, created_at)
    select unnest($1::uuid[]), 'u' || n, 'bot' || n, 'rented-' || n / 7, 3, '2027-07-19 04:01Z'
    from generate_series(0, 209) n`
  const people = `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, created_at)
    select $1, 'p' || n, 'person' || n, 'carrier-' || n % 3, n * 10, '2027-07-19 04:01Z' from generate_series(1, 90) n`
  await world.owner.query(bots, [photos])
  // Photos that only people voted for show what is usual.
  for (const id of [...photos, ...Array.from({ length: 5 }, () => crypto.randomUUID())])
    await world.owner.query(people.replaceAll("'p'", `'${id}'`).replaceAll('person', id), [id])
  await world.owner.query('update photo_contest_submissions set vote_count = 300')
  const before = (await read('/api/vote-cohorts')).body.cohorts
  expect(before).toMatchObject([{ devices: 210, votes: 420, voided: 0, signs: ['same-size', 'ages'] }])
  expect(before[0].networks).toHaveLength(30)
  expect(before[0].photos.map((shown: { votes: number }) => shown.votes)).toEqual([210, 210])
  const { networks, last } = before[0]
  const decideOn = (decision: string) =>
    decideOnCohort({ decision, networks, reason: 'rented lines', until: last })
  const after = await decideOn('void')
  expect([after.status, after.body.cohorts[0]]).toMatchObject([201, { votes: 420, voided: 420 }])
  expect(await countIsTrue()).toEqual([90, 90])
  const { rows } = await world.owner.query('select votes, cohort_networks from photo_vote_decisions')
  expect(rows).toEqual([
    { votes: 210, cohort_networks: 30 },
    { votes: 210, cohort_networks: 30 },
  ])
  await decideOn('restore')
  expect(await countIsTrue()).toEqual([300, 300])
})
