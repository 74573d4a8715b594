import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { knownVisitor, newVisitor } from '#tests/world/visitor.ts'
import { type AnswerCounts, answersPerDay, doubtOf, type PlaceAnswer } from './answers.ts'
import type { FacilityList, StaffPlace } from './contract.ts'

worldForAll({ env: { TRUSTED_PROXY: '127.0.0.1' } })
let admin: StaffBrowser
let place: string
beforeEach(async () => {
  await world.empty('facilities', 'facility_answers', 'limits', 'cases')
  admin = await signedInBrowser(world.url)
  const { rows } = await world.owner.query(
    `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude, precision_m, source, verified)
     values ('toilet', 'Toilet at Harisabha', 'हरिसभा का शौचालय', 'Harisabha', 'हरिसभा', 26.12, 85.39, 20, 'survey', 'surveyed') returning id`,
  )
  place = rows[0].id
  await world.context.responseCache.changed('facilities')
})

let networks = 0
/** A phone on its own network or a given one; `near`: whether it was near the place, null if it does not know. */
function phone(
  network: number | string = ++networks,
  visitor = knownVisitor(world),
  near: boolean | null = true,
) {
  const { cookie } = visitor
  const address = typeof network === 'string' ? network : `10.${network >> 8}.${network & 255}.7`
  return async (answer: PlaceAnswer | string, waited_s = 0, id = place) => {
    const reply = await fetch(`${world.url}/api/facilities/${id}/answers`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ answer, waited_s, ...(near !== null && { near }) }),
    })
    return { status: reply.status, body: (await reply.json()) as AnswerCounts & { code?: string } }
  }
}
const shown = async () =>
  ((await (await fetch(`${world.url}/api/facilities?type=toilet`)).json()) as FacilityList).facilities[0]
const atStaff = async () => {
  const { body } = await admin.call('GET', '/api/facilities/all')
  return (body as { places: StaffPlace[] }).places.find(({ id }) => id === place) as StaffPlace
}
const cases = async () =>
  (
    await world.owner.query(
      `select subject, over_at is not null as ended from cases where kind = 'place-doubt'`,
    )
  ).rows
async function doubted() {
  for (const answer of ['not-here', 'not-here', 'broken', 'not-here', 'not-here'] as const)
    await phone()(answer)
  await eventually(async () => (await shown())?.doubt === 'not-here')
}

describe('visitors’ answers about a place', () => {
  test('count once per phone: the newest counts, and a repeated one changes nothing', async () => {
    const one = phone()
    expect((await one('not-here')).body).toEqual({ here: 0, broken: 0, 'not-here': 1 })
    expect((await one('not-here')).body).toEqual({ here: 0, broken: 0, 'not-here': 1 })
    expect((await one('here')).body).toEqual({ here: 1, broken: 0, 'not-here': 0 })
    // Given before the others, but arrives late.
    expect((await one('broken', 3600)).body).toEqual({ here: 1, broken: 0, 'not-here': 0 })
    expect((await phone()('here')).body.here).toBe(2)
  })
  test('cast doubt on the place once phones of five networks agree, make one case, and never remove the place', async () => {
    for (let some = 0; some < 4; some++) await phone()('not-here')
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    expect(await cases()).toEqual([])
    await phone()('broken')
    await eventually(async () => (await shown())?.doubt === 'not-here')
    for (let more = 0; more < 20; more++) await phone()('not-here')
    expect(await shown()).toMatchObject({ verified: 'no', latitude: 26.12, doubt: 'not-here' })
    expect(await cases()).toEqual([{ subject: place, ended: false }])
    expect(await atStaff()).toMatchObject({
      ...{ verified: 'surveyed', is_active: true },
      answers: { here: 0, broken: 1, 'not-here': 24 },
    })
  })
  test('are outweighed by as many who found it, and the case ends', async () => {
    await doubted()
    for (let more = 0; more < 5; more++) await phone()('here')
    await eventually(async () => (await shown())?.verified === 'surveyed')
    expect((await shown())?.doubt).toBeUndefined()
    expect(await cases()).toEqual([{ subject: place, ended: true }])
  })
  test('lift a doubt that arose while they were being stored', async () => {
    const one = phone()
    await one('not-here')
    const holder = await world.owner.connect()
    try {
      await holder.query('begin')
      await holder.query('select from facility_answers for update')
      const changed = one('here')
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await eventually(async () => (await world.owner.query(waiting)).rowCount)
      for (let more = 0; more < 4; more++) await phone()('not-here')
      await eventually(async () => (await shown())?.doubt === 'not-here')
      await holder.query('commit')
      expect((await changed).status).toBe(200)
    } finally {
      // Ends its connection, which releases its locks.
      holder.release(true)
    }
    await eventually(async () => (await shown())?.verified === 'surveyed')
    expect(await cases()).toEqual([{ subject: place, ended: true }])
  })
  test('from many phones of one network count as one, and from phones that are only moments old count for nothing', async () => {
    const network = ++networks
    for (let more = 0; more < 8; more++) await phone(network)('not-here')
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    expect((await atStaff()).answers).toEqual({ here: 0, broken: 0, 'not-here': 8 })
    for (let more = 0; more < 5; more++) await phone(++networks, newVisitor(world))('not-here')
    for (let more = 0; more < 3; more++) await phone()('not-here')
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    await phone()('not-here')
    await eventually(async () => (await shown())?.doubt === 'not-here')
  })
  test('from phones that say they were far away count for nothing, and many /48 of one IPv6 /40 count as one', async () => {
    for (let more = 0; more < 6; more++) await phone(++networks, knownVisitor(world), false)('not-here')
    for (let more = 0; more < 6; more++) await phone(`2001:db8:1a0${more}::7`)('not-here')
    for (let more = 0; more < 3; more++) await phone(++networks, knownVisitor(world), true)('not-here')
    expect((await atStaff()).answers).toEqual({ here: 0, broken: 0, 'not-here': 15 })
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    await phone(++networks, knownVisitor(world), true)('not-here')
    await eventually(async () => (await shown())?.doubt === 'not-here')
  })
  test('from phones of unknown position reach staff and cast no doubt, but can lift one', async () => {
    const unsure = (answer: PlaceAnswer) => phone(++networks, knownVisitor(world), null)(answer)
    for (let more = 0; more < 6; more++) await unsure('not-here')
    expect((await atStaff()).answers).toEqual({ here: 0, broken: 0, 'not-here': 6 })
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    await doubted()
    for (let more = 0; more < 5; more++) await unsure('here')
    await eventually(async () => (await shown())?.verified === 'surveyed')
  })
  test('count for nothing if the phones sweep over place after place', async () => {
    const { rows } = await world.owner.query(
      `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, verified)
       select 'atm', 'ATM ' || n, 'ATM ' || n, '', '', 'survey', 'surveyed' from generate_series(1, 8) n returning id`,
    )
    const sweepers = Array.from({ length: 6 }, () => phone())
    for (const say of sweepers) for (const { id } of rows) await say('not-here', 0, id)
    for (const say of sweepers) await say('not-here')
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    for (let more = 0; more < 5; more++) await phone()('not-here')
    await eventually(async () => (await shown())?.doubt === 'not-here')
  })
  test('count for nothing if all phones of their network together sweep, though each names few places', async () => {
    const { rows } = await world.owner.query(
      `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, verified)
       select 'atm', 'ATM ' || n, 'ATM ' || n, '', '', 'survey', 'surveyed' from generate_series(1, 16) n returning id`,
    )
    for (let more = 0; more < 6; more++) {
      const network = ++networks
      const phones = Array.from({ length: 4 }, () => phone(network))
      for (const [n, { id }] of rows.entries()) await phones[n % 4]?.('not-here', 0, id)
      await phones[0]?.('not-here')
    }
    expect(await shown()).toMatchObject({ verified: 'surveyed' })
    expect((await atStaff()).answers).toMatchObject({ 'not-here': 6 })
  })
  test('dismissed by staff no longer count, including those given before that arrive later', async () => {
    await doubted()
    expect((await admin.call('DELETE', `/api/facilities/${place}/answers`)).status).toBe(204)
    await eventually(async () => (await shown())?.verified === 'surveyed')
    expect(await atStaff()).toMatchObject({ answers: null })
    expect(await cases()).toEqual([{ subject: place, ended: true }])
    for (let more = 0; more < 5; more++) await phone()('not-here', 3600)
    expect((await shown())?.doubt).toBeUndefined()
    await doubted()
  })
  test('no longer count once staff correct the place', async () => {
    await doubted()
    const { id, latitude: lat, longitude: lng, precision_m, answers, doubt, ...row } = await atStaff()
    const position = { lat, lng, precision_m }
    expect([answers, doubt]).toEqual([{ here: 0, broken: 1, 'not-here': 4 }, 'not-here'])
    const body = { ...row, position, location_name: { en: 'Harisabha Chowk', hi: 'हरिसभा चौक' } }
    expect((await admin.call('PUT', `/api/facilities/${id}`, body)).status).toBe(200)
    await eventually(async () => (await shown())?.verified === 'surveyed')
    expect(await atStaff()).toMatchObject({ answers: null })
    expect(await cases()).toEqual([{ subject: place, ended: true }])
  })
  test('are limited per phone and day; beyond that the phone is told when it may answer again', async () => {
    const one = phone()
    for (let n = 0; n < answersPerDay; n++) expect((await one('here')).status).toBe(200)
    expect(await one('here')).toMatchObject({ status: 429, body: { code: 'too-many' } })
  })
  test('are refused for a hidden or unknown place, for any other word, and without a known phone', async () => {
    expect((await phone()('not-here', 0, crypto.randomUUID())).status).toBe(404)
    expect((await phone()('gone')).status).toBe(400)
    expect((await phone()('here', -5)).status).toBe(400)
    const stranger = await newVisitor(world, false).call(`POST /api/facilities/${place}/answers`, {
      answer: 'here',
    })
    expect(stranger.status).toBe(401)
    await world.owner.query('update facilities set is_active = false')
    expect((await phone()('here')).status).toBe(404)
  })
  test('from forty phones at once are all counted and make one case', async () => {
    await Promise.all(Array.from({ length: 40 }, () => phone()('broken')))
    expect((await atStaff()).answers).toEqual({ here: 0, broken: 40, 'not-here': 0 })
    expect(await cases()).toHaveLength(1)
  })
})

test.each([
  [{ here: 0, broken: 0, 'not-here': 4 }, undefined],
  [{ here: 0, broken: 3, 'not-here': 2 }, 'broken'],
  [{ here: 5, broken: 0, 'not-here': 5 }, undefined],
  [{ here: 5, broken: 3, 'not-here': 3 }, 'not-here'],
])('for %o the guide shows the doubt %s', (counts, doubt) => expect(doubtOf(counts)).toBe(doubt))
