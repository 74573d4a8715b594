import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { erasePersonalData, findPersonalData, finishErasure } from '#kit/server/personal-data.ts'
import { canaries } from '#tests/privacy/canaries.ts'
import { fillEveryTable } from '#tests/privacy/fill.ts'
import { openDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { visitorForm } from '#tests/world/forms.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember, starters } from '#tests/world/world.ts'
import { type ErasedPart, looksPerHour, type PersonalPart } from './contract.ts'

worldForAll({ starters })
beforeAll(() => fillEveryTable(world.url))
let staff: Staff
beforeEach(() => {
  staff = staffMember('admin')
})
const pictures = async () =>
  (await readdir(join(world.context.settings.dataDir, 'files'), { recursive: true })).filter(name =>
    name.endsWith('.webp'),
  )
/** Makes a call as an admin. */
const call = <T>(name: string, body: object) => {
  world.signIn(staff)
  return newVisitor(world, false).call<T>(`POST /api/personal-data/${name}`, body)
}

/** Every row with a phone number, in any table, by number. */
const numbers = async () => {
  const found: [table: string, phone: string][] = []
  for (const { column } of canaries.filter(({ column }) => /phone/.test(column))) {
    const [table = '', name = ''] = column.split('.')
    const { rows } = await world.owner.query(
      `select distinct ${name} as phone from ${table} where ${name} is not null`,
    )
    for (const { phone } of rows)
      if (/^[0-9]{10}$/.test(phone) && phone !== '0000000000') found.push([table, phone])
  }
  return found
}

test('every stored number is found by it, with its notice, and erased in all features; each withdrawn consent is logged without the person', async () => {
  const before = await numbers()
  expect(new Set(before.map(([table]) => table)).size).toBeGreaterThanOrEqual(6)
  await world.owner.query(`update vehicle_registrations set parking_status = 'unparked', updated_at = now()`)
  const { db, features } = world.context
  for (const [table, phone] of before) {
    const found = await findPersonalData(db, features, phone)
    expect([table, found.map(part => part.table)]).toEqual([table, expect.arrayContaining([table])])
  }
  // The sweep spares files younger than a minute.
  for (const name of await pictures()) await utimes(join(world.context.settings.dataDir, 'files', name), 0, 0)
  // Other tests' orphaned files go first.
  await world.context.photos.sweep()
  expect(await pictures()).not.toEqual([])
  for (const phone of new Set(before.map(([, number]) => number))) {
    const { gone } = await erasePersonalData(db, features, { phone, staff, at: new Date(world.clock()) })
    await finishErasure(world.context, gone)
  }
  expect(await numbers()).toEqual([])
  const { rows } = await world.owner.query(`select after from audit_log where subject = 'personal-data'`)
  expect(rows.length).toBeGreaterThan(0)
  for (const [, phone] of before) expect(JSON.stringify(rows)).not.toContain(phone)
  // The person's pictures (things, contest, complaints, vehicles) are gone too. Danger reports have no phone number: the
  // phone that sent one withdraws it, or it expires. Survey pictures show places and are taken by staff.
  const { rows: others } = await world.owner.query(
    'select image_hash from danger_reports union select image_hash from survey_points',
  )
  const isOther = (name: string) => others.some(({ image_hash }) => name.includes(image_hash))
  expect((await pictures()).filter(name => !isOther(name))).toEqual([])

  const { rows: withdrawals } = await world.owner.query('select * from consent_withdrawals')
  expect(new Set(withdrawals.map(row => row.feature))).toEqual(
    new Set(['complaints', 'lost-found', 'mela-quiz', 'photo-contest']),
  )
  for (const row of withdrawals)
    expect(row).toEqual({
      submission_id: expect.any(String),
      feature: expect.any(String),
      notice_version: 'v1',
      notice_language: 'hi',
      given_at: expect.any(Date),
      withdrawn_at: expect.any(Date),
      withdrawn_by: 'staff',
    })
})

test('a parked vehicle stays, as staff are told, and is erased with its picture when it leaves', async () => {
  const phone = '9876511111'
  const parking = staffMember('vehicle')
  world.signIn(parking)
  const desk = openDesk(world, await photoOf(130))
  const { body: vehicle } = await desk.register(said({ phone_number: phone, number_plate: 'BR 06 AB 1234' }))
  const asked = await call<{ parts: ErasedPart[] }>('erasures', { phone, reason: 'Asked by phone' })
  expect(asked.body.parts).toEqual([
    {
      feature: 'vehicles',
      kind: expect.anything(),
      erased: 0,
      stays: 1,
      why: expect.objectContaining({ en: expect.stringContaining('still parked') }),
    },
  ])
  world.signIn(parking)
  expect((await desk.search(vehicle.vehicle_id)).body.phone_number).toBe(phone)
  const taken = await desk.depart(vehicle.id, { phone: '9876522222', first: await photoOf(140) })
  expect(taken.status).toBe(200)
  expect((await desk.search(vehicle.vehicle_id)).status).toBe(404)
  expect((await desk.call(`GET ${vehicle.vehicle_photo_url}`)).status).toBe(404)
  const { rows } = await world.owner.query('select * from vehicle_registrations where id = $1', [vehicle.id])
  expect(rows).toMatchObject([
    {
      owner_name: '-',
      phone_number: '0000000000',
      number_plate: '',
      photo_hash: '',
      parking_status: 'unparked',
    },
  ])
  const log = await world.owner.query(
    `select action, subject from audit_log where username = 'vehicle' order by id desc limit 3`,
  )
  expect(log.rows).toContainEqual({ action: 'erased', subject: 'personal-data' })
})

/** Reports a lost bag with this phone number; returns its id. */
async function loseBag(phone: string) {
  const device = await openDevice(world.url)
  const thing = { id: crypto.randomUUID(), type: 'Lost', kind: 'bag', name: 'Mohan', description: '' }
  const agreed = { show_phone: 'true', notice_version: 'v1', notice_language: 'hi' }
  const sent = await device.send('/api/lost-found', { ...thing, phone, ...agreed }, await photoOf(150))
  expect(sent.status).toBe(201)
  return thing.id
}

test('staff see kinds and counts for one number, never the rows’ contents, and each look is logged', async () => {
  const phone = '9876533333'
  await loseBag(phone)
  const { status, body } = await call<{ parts: PersonalPart[] }>('look-ups', { phone })
  expect(status).toBe(200)
  expect(body.parts).toEqual([
    {
      feature: 'lost-found',
      kind: expect.anything(),
      count: 1,
      consents: [{ version: 'v1', language: 'hi', given_at: expect.any(String) }],
    },
  ])
  const typed = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`
  expect((await call<{ parts: PersonalPart[] }>('look-ups', { phone: typed })).body.parts).toHaveLength(1)
  const { rows } = await world.owner.query(
    `select subject_id, after from audit_log where subject = 'personal-data' and action = 'seen' and staff_id = $1`,
    [staff.id],
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(phone)
})

test('what staff erase is gone at once, and the reason is logged', async () => {
  const phone = '9876544444'
  const id = await loseBag(phone)
  const anybody = newVisitor(world)
  const isListed = async () =>
    (await anybody.call<{ items: { id: string }[] }>('GET /api/lost-found')).body.items.some(
      item => item.id === id,
    )
  await expect.poll(isListed).toBe(true)
  expect((await call('erasures', { phone, reason: ' ' })).status).toBe(400)
  expect(await isListed()).toBe(true)
  const { body } = await call<{ parts: ErasedPart[] }>('erasures', { phone, reason: 'She asked for it' })
  expect(body.parts).toMatchObject([{ feature: 'lost-found', erased: 1, stays: 0, why: null }])
  await expect.poll(isListed).toBe(false)
  expect((await call<{ parts: PersonalPart[] }>('look-ups', { phone })).body.parts).toEqual([])
  const { rows } = await world.owner.query(
    `select username, after from audit_log where subject = 'personal-data' and action = 'erased' order by id desc limit 1`,
  )
  expect(rows).toMatchObject([{ username: 'admin', after: { reason: 'She asked for it' } }])
})

test('an erased report of a missing person leaves open desks at once', async () => {
  const phone = '9876555555'
  const report = visitorForm({ name: 'Asha', phone, is_found: 'false', person: 'Boy, yellow shirt' })
  expect((await newVisitor(world).call('POST /api/missing-persons', report)).status).toBe(201)
  const publish = vi.spyOn(world.context.live, 'publish')
  await call('erasures', { phone, reason: 'She asked for it' })
  expect(publish.mock.calls.map(([topic]) => topic)).toContain('missing-persons')
  publish.mockRestore()
})

test('a part of a number cannot be looked up', async () => {
  expect((await call('look-ups', { phone: '98765 0001' })).status).toBe(400)
})

test('an account that tries number after number is stopped after an hour’s share', async () => {
  for (let n = 0; n < looksPerHour; n += 1)
    expect((await call('look-ups', { phone: `98${10_000_000 + n}` })).status).toBe(200)
  expect(await call('look-ups', { phone: '9810000099' })).toMatchObject({ status: 429 })
})
