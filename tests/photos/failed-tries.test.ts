import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemsPerDay } from '#features/lost-found/contract.ts'
import { newEntry } from '#features/photo-contest/test-contest.ts'
import type { Sender } from '#kit/server/photos/photos.ts'
import { environmentOf, openBucketServer } from '#tests/bucket-server.ts'
import { openDevice } from '#tests/world/device.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import { quarters } from './corpus.ts'

/** What photos count towards the daily limits: nothing while the store is away; urgent photos never count against others. */
let world: World
let bucket: Awaited<ReturnType<typeof openBucketServer>>
beforeAll(async () => {
  bucket = await openBucketServer('mela')
  world = await openWorld({ env: environmentOf(bucket.settings) })
})
afterAll(async () => {
  await world.close()
  await bucket.close()
})
beforeEach(() => {
  world.signIn(undefined)
  return world.empty('limits')
})

const notice = { notice_version: 'v1', notice_language: 'hi' }
const whose = { name: 'Asha', phone: '9876500010' }
/** Calls with which visitors send something that needs its photo, and how often a device may use each. */
const calls = [
  ['/api/photos', 20, () => newEntry()],
  [
    '/api/lost-found',
    itemsPerDay,
    () => ({ ...whose, type: 'Lost', kind: 'bag', show_phone: 'true', ...notice }),
  ],
] as const
const person = { ...whose, is_found: 'false', ...notice }
const described = {
  ...{ age_band: 'child', sex: '', first_name: '', village: '', speaks: '', colours: '', garments: '' },
  ...{ marks: '', place: '', seen_at: '', desk: '' },
}
/** Calls whose photos have quotas of their own. */
const urgent = [
  ['/api/missing-persons', () => ({ ...person, person: 'बालक' }), 'missing_person_reports'],
  ['/api/dangers', () => ({ kind: 'wire', words: 'तार', ...notice }), 'danger_reports'],
] as const
/** Calls whose words do not wait for their photo. */
const withWords = [
  ...urgent,
  ['/api/complaints', () => ({ category: 'water', words: 'नल', ...notice }), 'complaints'],
  ['/api/missing-persons/entries', () => ({ ...person, ...described }), 'missing_person_reports'],
] as const

test.each(withWords)(
  'what is sent to %s is accepted without its photo while the photo cannot be stored, and the photo follows',
  async (path, fields, table) => {
    if (path === '/api/missing-persons/entries') world.signIn(staffMember('admin'))
    const device = await openDevice(world.url)
    const photo = await quarters().jpeg().toBuffer()
    const said = { id: crypto.randomUUID(), ...fields() }
    bucket.refuses = method => method === 'PUT'
    // The second: the first answer may have been lost, and it holds the number.
    for (const _ of [1, 2])
      expect(await device.send(path, said, photo)).toMatchObject({ status: 201, body: { photo_waits: true } })
    bucket.refuses = () => false
    const kept = await device.send(path, said, photo)
    expect([kept.status, kept.body.photo_waits]).toEqual([201, undefined])
    const { rows } = await world.owner.query(`select image_hash from ${table} where id = $1`, [said.id])
    expect(rows).toEqual([{ image_hash: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  },
)

test('one network may fill a quarter of the space for photos of missing persons; a half-full space raises an alarm', async () => {
  const photo = await quarters().jpeg().toBuffer()
  const send = async (fields: object) => {
    const device = await openDevice(world.url)
    return device.send('/api/missing-persons', { id: crypto.randomUUID(), ...fields }, photo)
  }
  await send(urgent[0][1]())
  const { rows } = await world.owner.query(
    `update limits set count = case when key like '%:missing-person' then 500000 else 250000 end where key like 'urgent%'
     returning key`,
  )
  expect(rows).toHaveLength(2)
  expect(await send(urgent[0][1]())).toMatchObject({ status: 201, body: { photo_waits: true } })
  await world.owner.query(`delete from limits where key like 'urgent%:missing-person:%'`)
  expect((await send(urgent[0][1]())).body.photo_waits).toBeUndefined()
  const active = await world.context.alarms.active()
  expect(active).toContainEqual(expect.objectContaining({ name: 'missing-person-photos', count: 500 }))
})

test.each(calls)(
  'what is sent to %s while the store is away does not count towards the day’s limit',
  async (path, most, fields) => {
    const device = await openDevice(world.url)
    const photo = await quarters().jpeg().toBuffer()
    const said = { id: crypto.randomUUID(), ...fields() }
    bucket.refuses = method => method === 'PUT'
    expect((await device.send(path, said, photo)).status).toBe(503)
    // As if the device had used all but one of its uses for today.
    await world.owner.query(`update limits set count = $1 where key not like '%kilobytes%'`, [most - 1])
    for (let tries = 0; tries < 3; tries += 1)
      expect((await device.send(path, said, photo)).body).toMatchObject({ code: 'unavailable' })
    const { rows } = await world.owner.query(
      `select sum(count)::int as sum from limits where key like '%kilobytes%'`,
    )
    expect(rows).toEqual([{ sum: 0 }])
    bucket.refuses = () => false
    expect((await device.send(path, said, photo)).status).toBe(201)
    const another = { ...said, id: crypto.randomUUID() }
    expect((await device.send(path, another, photo)).body.code).toBe('too-many')
  },
)

test('contest photos that fill the day’s space refuse no picture of a danger or a missing person, and no complaint', async () => {
  const photo = await quarters().jpeg().toBuffer()
  const send = async (path: string) => {
    const all = [...calls.map(([each, , fields]) => [each, fields] as const), ...withWords]
    const [, fields] = all.find(([each]) => each === path) ?? urgent[0]
    const device = await openDevice(world.url)
    const { status, body } = await device.send(path, { id: crypto.randomUUID(), ...fields() }, photo)
    return body.photo_waits ? 'words' : status
  }
  const fill = (key: string) =>
    world.owner.query(
      `insert into limits values ($1, 6000000, now() + interval '1 day')
       on conflict (key) do update set count = 6000000`,
      [key],
    )
  await fill('photo-kilobytes')
  for (const path of ['/api/photos', '/api/lost-found']) expect(await send(path)).toBe(429)
  expect(await send('/api/complaints')).toBe('words')
  for (const path of ['/api/missing-persons', '/api/dangers']) expect(await send(path)).toBe(201)
  await world.empty('limits')
  // Nor does one kind of urgent photos fill the other's space.
  await fill('urgent-photo-kilobytes:danger')
  expect(await send('/api/missing-persons')).toBe(201)
  expect(await send('/api/photos')).toBe(201)
})

describe.each([
  ['photos of missing persons', 'urgent-photo-kilobytes:missing-person', 1_000_000, 'missing-person'],
  ['other photos', 'photo-kilobytes', 6_000_000, undefined],
] as const)('the space of a day for %s', (_, key, most, urgent) => {
  const store = async (ip: string) => {
    const path = join(tmpdir(), `mela-quota-${crypto.randomUUID()}`)
    await writeFile(path, await quarters().jpeg().toBuffer())
    const from = { ip, device: crypto.randomUUID(), method: 'POST', routeOptions: {} } as unknown as Sender
    const options = { folder: 'private', ...(urgent && { urgent }) } as const
    return world.context.photos
      .store({ path, size: 1 }, from, options)
      .then(
        () => 'stored',
        ({ code }) => code,
      )
      .finally(() => rm(path))
  }
  const useByEachNetwork = (kilobytes: number) =>
    world.owner.query('update limits set count = $2 where key like $1', [`${key}:%`, kilobytes])
  const networks = async () =>
    (await world.owner.query('select from limits where key like $1', [`${key}:%`])).rowCount

  test('counts the /48 of an IPv6 /40 as one network, of which a quarter is the most', async () => {
    for (const ip of ['2001:db8:100::1', '2001:db8:101::1', '2001:db8:1ff::1'])
      expect(await store(ip)).toBe('stored')
    expect(await networks()).toBe(1)
    expect(await store('2001:db8:200::1')).toBe('stored')
    expect(await networks()).toBe(2)
    await useByEachNetwork(most / 4)
    expect(await store('2001:db8:1aa::1')).toBe('too-many')
    expect(await store('203.0.113.7')).toBe('stored')
  })
})
