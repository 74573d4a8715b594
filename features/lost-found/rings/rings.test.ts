import { beforeEach, describe, expect, test } from 'vitest'
import { landmarkIn } from '#kit/server/landmarks.ts'
import { type Desk, deskWithAccount } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { PersonDetail } from '../reunite/contract.ts'
import { enter, reportPerson, together } from '../reunite/test-desk.ts'
import { ringDueMinutes, rings, ringsDue } from './rings.ts'
import { letPass, onDutyAt, plantPost, sweep } from './test-rings.ts'

worldForAll()
let desk: Desk
beforeEach(async () => {
  await world.empty(
    ...['cases', 'duty_posts', 'duty_shifts', 'numbered_posts', 'missing_person_reports', 'limits'],
    ...['push_subscriptions', 'crowd_status', 'waypoints'],
  )
  desk = await deskWithAccount(world, 'missing-person-desk')
  await plantPost('G27', 0)
  await plantPost('G29', 400)
  await plantPost('H10', 950)
  await plantPost('J10', 1900)
  await plantPost('K10', 3900)
})
/** A visitor reports a missing child, last seen at post G 27. */
const report = (change: Record<string, string> = {}) =>
  reportPerson(newVisitor(world), {
    ...{ person: 'Gudiya Kumari, yellow frock', age_band: 'child', sex: 'female', last_seen: 'Post G 27' },
    ...change,
  })
const searchOf = async (id: string) =>
  (await desk.call<PersonDetail>(`GET /api/missing-persons/${id}`)).body.search
const order = (id: string, body: object) =>
  desk.call<{ code?: string }>(`POST /api/missing-persons/${id}/search`, body)
/** The rings that were asked, each as metres and the people asked. */
const askedOf = async (id: string) =>
  ((await searchOf(id))?.rings ?? []).filter(({ at }) => at).map(({ metres, told }) => [metres, told])
const casesOf = async (kind: string) =>
  (
    await world.owner.query(
      'select subject, told, done_at, over_at from cases where kind = $1 order by number',
      [kind],
    )
  ).rows

describe('the minutes until a ring', () => {
  test('grow with its radius, and are longest for a small child', () => {
    expect(rings.map(ring => ringDueMinutes(ring, 'child'))).toEqual([0, 15, 30, 60])
    expect(rings.map(ring => ringDueMinutes(ring, 'elder'))).toEqual([0, 10, 20, 40])
    expect(rings.map(ring => ringDueMinutes(ring, null))).toEqual([0, 8, 15, 30])
  })
  test('are those of now if the time is in the future', () => expect(ringsDue(-90, 'child')).toEqual([1]))
})

describe('the place named in words', () => {
  const point = { lat: 26, lng: 85 }
  const places = [
    { name: { en: 'Post G 27', hi: 'पोस्ट G 27' }, post: 'G27', point },
    { name: { en: 'Hathi Chowk', hi: 'हाथी चौक' }, point },
    { name: { en: 'Old Hathi Chowk gate', hi: 'पुराना हाथी चौक द्वार' }, point },
  ]
  test.each([
    ['Post G 27', 'Post G 27'],
    ['पोस्ट G 27', 'Post G 27'],
    ['G 27, शाम 7 बजे', 'Post G 27'],
    ['जी सत्ताईस', 'Post G 27'],
    ['Gate 2, Post G 27', 'Post G 27'],
    ['near hathi chowk at 7', 'Hathi Chowk'],
    ['पुराना हाथी चौक द्वार के पास', 'Old Hathi Chowk gate'],
    ['G 28', undefined],
    ['Hathi', undefined],
    ['', undefined],
  ])('%s is %s', (words, name) => expect(landmarkIn(words, places)?.name.en).toBe(name))
})

describe('a search', () => {
  test('asks those on duty in the first ring at once, further rings by time, and nobody twice', async () => {
    const near = await onDutyAt('Gate 2, Post G 29', 'help-desk')
    const far = await onDutyAt('Post H 10', 'crowd-reporter')
    await onDutyAt('Somewhere', 'help-desk')
    await onDutyAt('Parking, G 27', 'vehicle')
    const id = await report()
    await sweep()
    expect(await askedOf(id)).toEqual([[500, [near.username]]])
    await letPass(14)
    await sweep()
    expect(await askedOf(id)).toHaveLength(1)
    await letPass(1)
    await sweep()
    await sweep()
    expect(await askedOf(id)).toEqual([
      [500, [near.username]],
      [1000, [far.username]],
    ])
    expect(await casesOf('search-ring')).toHaveLength(2)
    expect(await casesOf('search-nobody')).toEqual([])
  })
  test('asks anyone who comes on duty within its rings later, once', async () => {
    const near = await onDutyAt('Post G 29', 'help-desk')
    const id = await report()
    await sweep()
    const late = await onDutyAt('Post G 27', 'crowd-reporter')
    await onDutyAt('Post H 10', 'crowd-reporter')
    await sweep()
    await sweep()
    expect(await askedOf(id)).toEqual([[500, [near.username, late.username]]])
    expect(await casesOf('search-ring')).toMatchObject([{ told: 2 }])
    await world.context.looks.run('cases')
    expect((await openCases(late)).map(({ kind }) => kind)).toContain('search-ring')
    await order(id, { what: 'stop' })
    await onDutyAt('Gate 3, Post G 27', 'viewer')
    await sweep()
    expect(await askedOf(id)).toEqual([[500, [near.username, late.username]]])
  })
  test('skips to the next ring at once if nobody is on duty, and the desks are told', async () => {
    const far = await onDutyAt('Post J 10', 'help-desk')
    const id = await report()
    await sweep()
    expect(await askedOf(id)).toEqual([
      [500, []],
      [1000, []],
      [2000, [far.username]],
    ])
    expect(await casesOf('search-nobody')).toMatchObject([{ subject: id, told: 2, done_at: null }])
  })
  test('asks every ring if nobody at all is on duty', async () => {
    const id = await report()
    await sweep()
    expect((await askedOf(id)).map(([metres]) => metres)).toEqual([500, 1000, 2000, 4000])
    expect(await casesOf('search-ring')).toEqual([])
  })
  test('asks once even with two servers', async () => {
    await onDutyAt('Post G 29', 'help-desk')
    await report()
    const { widenSearches } = await import('./rings.server.ts')
    await Promise.all(Array.from({ length: 4 }, () => widenSearches(world.context)))
    expect(await casesOf('search-ring')).toMatchObject([{ told: 1 }])
  })
  test('follows the database’s time, however the server’s clock jumps', async () => {
    await onDutyAt('Post G 29', 'help-desk')
    await onDutyAt('Post H 10', 'help-desk')
    world.clock.advance(-86_400_000)
    const before = await report()
    world.clock.advance(2 * 86_400_000)
    const after = await report()
    world.clock.advance(-86_400_000)
    await sweep()
    for (const id of [before, after]) expect(await askedOf(id)).toHaveLength(1)
  })
  test('begins at a post that has since been removed, or at the phone if no place is named', async () => {
    await world.owner.query('update numbered_posts set is_standing = false')
    const gone = await report()
    const here = await report({ last_seen: 'in the crowd', position: '26.12,85.39,20' })
    const unknown = await report({ last_seen: 'in the crowd' })
    const adult = await report({ age_band: 'adult' })
    await sweep()
    expect((await searchOf(gone))?.place.en).toBe('Post G 27')
    expect((await searchOf(here))?.place.hi).toBe('जहाँ से सूचना आई')
    expect([await searchOf(unknown), await searchOf(adult)]).toEqual([null, null])
  })
  test('starts by itself at most ten times in a quarter of an hour for a flood from one network; a desk’s own always starts', async () => {
    for (let n = 0; n < 12; n += 1) await report()
    await sweep()
    await sweep()
    const searches = async () => (await world.owner.query('select from searches')).rowCount
    expect(await searches()).toBe(10)
    const id = await enter(desk, { place: '', age_band: 'child' })
    expect((await order(id, { what: 'start', place: 'जी सत्ताईस' })).status).toBe(204)
    expect((await searchOf(id))?.started_by).toBe(desk.username)
    await world.owner.query(`update search_rings set told_at = now() - interval '16 minutes'`)
    await sweep()
    expect(await searches()).toBe(13)
  })
  test('begins for a child however many reports, of its network or others, name no known place', async () => {
    const network = world.context.networkOf({ ip: '127.0.0.1' })
    await world.owner.query(
      `insert into missing_person_reports
         (id, name, phone, is_found, person, last_seen, age_band, device, network, fingerprint, notice_version, notice_language, created_at)
       select gen_random_uuid(), 'Asha', '9876500001', false, 'Boy', 'in the crowd', 'child', 'phone ' || n,
         case when n <= 100 then $1 else 'network ' || n % 60 end, 'print ' || n, 'v1', 'hi', now()
       from generate_series(1, 700) n`,
      [network],
    )
    const id = await report()
    await sweep()
    expect(await askedOf(id)).not.toEqual([])
  })
})

describe('a desk', () => {
  test('widens at once, stops, resumes, and starts elsewhere', async () => {
    const near = await onDutyAt('Post G 29', 'help-desk')
    const far = await onDutyAt('Post H 10', 'help-desk')
    const id = await report()
    await sweep()
    expect((await order(id, { what: 'widen', metres: 1000 })).status).toBe(204)
    // A second tap, or another desk that saw the same ring, does not ask the next ring.
    expect((await order(id, { what: 'widen', metres: 1000 })).body.code).toBe('already-asked')
    expect(await askedOf(id)).toHaveLength(2)
    expect((await searchOf(id))?.rings[1]).toMatchObject({ told: [far.username], widened_by: desk.username })
    expect((await order(id, { what: 'stop' })).status).toBe(204)
    await letPass(90)
    await sweep()
    expect(await askedOf(id)).toHaveLength(2)
    expect((await casesOf('search-ring')).every(({ over_at }) => over_at !== null)).toBe(true)
    expect((await searchOf(id))?.rings[2]?.due_at).toBeNull()
    expect((await order(id, { what: 'start', place: 'Post H 10' })).status).toBe(204)
    expect(await askedOf(id)).toEqual([[500, [far.username]]])
    expect(await casesOf('search-ring')).toHaveLength(3)
    expect(near.username).not.toBe(far.username)
  })
  test('is refused an unknown place, a search that has not begun, one ring too many and a search that is over', async () => {
    const id = await report({ last_seen: 'in the crowd' })
    expect((await order(id, { what: 'start', place: 'Moon' })).body.code).toBe('unknown-place')
    expect((await order(id, { what: 'widen', metres: 1000 })).body.code).toBe('not-begun')
    expect((await order(id, { what: 'start', place: '' })).status).toBe(400)
    await order(id, { what: 'start', place: 'Post G 27' })
    expect((await order(id, { what: 'widen', metres: 4000 })).body.code).toBe('already-asked')
    await desk.call(`PATCH /api/missing-persons/${id}`, together)
    expect((await order(id, { what: 'widen', metres: 1000 })).body.code).toBe('closed')
    expect((await order(crypto.randomUUID(), { what: 'stop' })).status).toBe(404)
  })
})

describe('a person who is asked', () => {
  test('reads age, clothes, first name and post, and nothing else of the report', async () => {
    const near = await onDutyAt('Post G 29', 'crowd-reporter')
    const other = await onDutyAt('Post K 10', 'crowd-reporter')
    const id = await enter(desk, { age_band: 'child', first_name: 'Gudiya Kumari', place: '' })
    await order(id, { what: 'start', place: 'G 27' })
    await world.context.looks.run('cases')
    const seen = (await openCases(near)).filter(({ kind }) => kind === 'search-ring')
    expect(seen.map(({ about }) => about)).toMatchObject([
      { place: { en: 'Post G 27' }, known: { en: 'Girl, under 12 · green sari · Gudiya' }, words: '' },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Kumari|Goraul|stick|Mohan|9876500010/)
    for (const one of [other, desk])
      expect((await openCases(one)).filter(({ kind }) => kind === 'search-ring')).toEqual([])
    expect((await near.call(`GET /api/missing-persons/${id}`)).status).toBe(403)
  })
  test('is no longer asked once the person is found, however the search ends', async () => {
    await onDutyAt('Post G 29', 'help-desk')
    const [id, erased] = [await report(), await report()]
    await sweep()
    await desk.call(`PATCH /api/missing-persons/${id}`, together)
    await world.owner.query('delete from missing_person_reports where id = $1', [erased])
    await world.context.looks.run('lasting cases')
    expect((await casesOf('search-ring')).map(({ over_at }) => over_at !== null)).toEqual([true, true])
    await letPass(90)
    await sweep()
    expect(await casesOf('search-ring')).toHaveLength(2)
  })
})
