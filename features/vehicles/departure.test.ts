import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk, type ParkingDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember, type World } from '#tests/world/world.ts'
import type { Vehicle } from './contract.ts'

let desk: ParkingDesk
let vehicle: Vehicle
let put: World['context']['storage']['put']
const staff = staffMember('vehicle')
worldForAll()
beforeAll(async () => {
  put = world.context.storage.put
  desk = openDesk(world, await photoOf(160))
})
beforeEach(async () => {
  world.signIn(staff)
  await world.empty('vehicle_registrations', 'vehicle_numbers')
  vehicle = (await desk.register(said())).body
})
afterEach(async () => {
  world.context.storage.put = put
  await world.owner.query('drop function if exists fail() cascade')
})

const state = async () => {
  const { rows } = await world.owner.query(
    `select parking_status, (select count(*)::int from vehicle_unparking_records) as records
     from vehicle_registrations where id = $1`,
    [vehicle.id],
  )
  return rows[0]
}
const statusOf = async (path: string | null | undefined) => path && (await desk.call(`GET ${path}`)).status

test('a vehicle is unparked with two photos and a phone number', async () => {
  const { status, body } = await desk.depart(vehicle.id, {
    phone: '+91 ९८७६५ 00010',
    second: await photoOf(200),
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ parking_status: 'unparked', departure: { unparker_phone: '9876500010' } })
  expect(body.updated_at).not.toBeNull()
  expect(await statusOf(body.departure?.unparker_photo_url)).toBe(200)
  expect(await statusOf(body.departure?.unparker_photo_url_2)).toBe(200)
  expect(await state()).toEqual({ parking_status: 'unparked', records: 1 })
  const { rows } = await world.owner.query(
    `select username, before, after from audit_log where action = 'changed' and subject_id = $1`,
    [vehicle.vehicle_id],
  )
  expect(rows).toEqual([
    { username: 'vehicle', before: { parking_status: 'parked' }, after: { parking_status: 'unparked' } },
  ])
})

test.each([
  ['nine digits', { phone: '987650001' }],
  ['no photo', { first: Buffer.alloc(0) }],
  ['a second photo that is none', { second: Buffer.from('<svg/>') }],
])('%s leaves the vehicle parked', async (_, change) => {
  expect((await desk.depart(vehicle.id, change)).status).toBe(400)
  expect(await state()).toEqual({ parking_status: 'parked', records: 0 })
})

test('of several gates that release a vehicle at once one succeeds, and the others are told that it has left', async () => {
  const phones = ['9876500010', '9876500011', '9876500012']
  const answers = await Promise.all(phones.map(phone => desk.depart(vehicle.id, { phone })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  expect(await desk.depart(vehicle.id)).toMatchObject({ status: 409, body: { code: 'already-unparked' } })
  const { departure } = (await desk.search(vehicle.vehicle_id)).body
  expect(departure?.unparker_phone).toBe(phones[statuses.indexOf(200)])
  expect(await state()).toEqual({ parking_status: 'unparked', records: 1 })
})

test('an unknown vehicle cannot be unparked', async () => {
  expect((await desk.depart(crypto.randomUUID())).status).toBe(404)
})

describe('a retry', () => {
  test('with the same key gets the first reply', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([desk.depart(vehicle.id, { key }), desk.depart(vehicle.id, { key })])
    const later = await desk.depart(vehicle.id, { key })
    for (const { status, body } of [...answers, later]) expect([status, body]).toEqual([200, later.body])
    expect(await state()).toEqual({ parking_status: 'unparked', records: 1 })
    const { rows } = await world.owner.query('select response from attempts where key = $1', [key])
    expect(rows).toEqual([{ response: { id: vehicle.id } }])
  })

  test('with other fields, another vehicle or another account is refused', async () => {
    const key = crypto.randomUUID()
    const other = (await desk.register(said())).body
    expect((await desk.depart(vehicle.id, { key })).status).toBe(200)
    expect((await desk.depart(vehicle.id, { key, phone: '9876500011' })).status).toBe(422)
    expect((await desk.depart(vehicle.id, { key, first: await photoOf(240) })).status).toBe(422)
    expect((await desk.depart(other.id, { key })).status).toBe(422)
    world.signIn(staffMember('vehicle'))
    expect((await desk.depart(vehicle.id, { key })).status).toBe(422)
    expect((await desk.search(other.vehicle_id)).body.parking_status).toBe('parked')
  })
})

/** Makes the database fail at one step, as with a full disk or a lost connection. */
const failing = {
  'the record': 'before insert on vehicle_unparking_records for each row',
  'the status': 'before update on vehicle_registrations for each row',
  'the note': 'before insert on audit_log for each row',
  'a registration': 'before insert on vehicle_registrations for each row',
}
async function failAt(step: string, kind = 'trigger') {
  await world.owner.query(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'fault' using errcode = '53100'; end $$;
     create ${kind} fault ${step} execute function fail()`,
  )
}
const atCommit = (table: string) =>
  failAt(`after insert on ${table} deferrable initially deferred for each row`, 'constraint trigger')

describe('a fault while unparking', () => {
  const leftParked = async () => {
    const { status } = await desk.depart(vehicle.id, { second: await photoOf(220), key: 'key-of-a-fault' })
    expect(status).toBeGreaterThanOrEqual(500)
    expect(await state()).toEqual({ parking_status: 'parked', records: 0 })
    world.context.storage.put = put
    await world.owner.query('drop function if exists fail() cascade')
    const again = await desk.depart(vehicle.id, { second: await photoOf(220), key: 'key-of-a-fault' })
    expect(again.status).toBe(200)
    expect(await statusOf(again.body.departure?.unparker_photo_url_2)).toBe(200)
    expect(await state()).toEqual({ parking_status: 'unparked', records: 1 })
    await world.owner.query(`delete from attempts where key = 'key-of-a-fault'`)
  }
  test.each([1, 4])('at photo file %d leaves it parked, and a retry works', async nth => {
    let puts = 0
    world.context.storage.put = async (...file) => {
      puts += 1
      if (puts === nth) throw Object.assign(new Error('disk'), { code: 'ENOSPC' })
      return put(...file)
    }
    await leftParked()
  })
  test.each(['the record', 'the status', 'the note'] as const)(
    'at %s leaves the vehicle parked, and a retry works',
    async step => {
      await failAt(failing[step])
      await leftParked()
    },
  )
  test('at the commit leaves it parked, and a retry works', async () => {
    await atCommit('vehicle_unparking_records')
    await leftParked()
  })
  test('leaves no photo behind after the hourly sweep, which spares those of vehicles', async () => {
    const { storage, photos } = world.context
    const { list } = storage
    const sweep = async () => {
      // Makes every file look two hours old.
      storage.list = async function* (prefix) {
        for await (const file of list(prefix)) yield { ...file, modified: new Date(Date.now() - 7_200_000) }
      }
      await photos.sweep()
      storage.list = list
    }
    const kept = async () => {
      const keys: string[] = []
      for await (const { key } of list('private/')) keys.push(key)
      return keys.length
    }
    const gone = (await desk.depart(vehicle.id, { second: await photoOf(200) })).body
    const other = (await desk.register(said())).body
    await sweep()
    const before = await kept()
    await failAt(failing['the record'])
    const [first, second] = [await photoOf(260), await photoOf(280)]
    expect((await desk.depart(other.id, { first, second })).status).toBeGreaterThanOrEqual(500)
    expect(await kept()).toBeGreaterThan(before)
    await sweep()
    expect(await kept()).toBe(before)
    const { unparker_photo_url, unparker_photo_url_2 } = gone.departure ?? {}
    for (const path of [gone.vehicle_photo_url, unparker_photo_url, unparker_photo_url_2])
      expect(await statusOf(path)).toBe(200)
  })
})

describe('a fault while registering', () => {
  const nothingKept = async () => {
    const fields = said()
    expect((await desk.register(fields)).status).toBeGreaterThanOrEqual(500)
    const { rows } = await world.owner.query(
      `select (select count(*)::int from vehicle_registrations) as rows, (select count(*)::int from vehicle_numbers) as numbers`,
    )
    expect(rows).toEqual([{ rows: 1, numbers: 1 }])
    world.context.storage.put = put
    await world.owner.query('drop function if exists fail() cascade')
    expect((await desk.register(fields)).status).toBe(201)
  }
  test('at the photo leaves neither row nor number', async () => {
    world.context.storage.put = () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' }))
    await nothingKept()
  })
  test.each(['a registration', 'the note'] as const)('at %s leaves neither row nor number', async step => {
    await failAt(failing[step])
    await nothingKept()
  })
  test('at the commit leaves neither row nor number', async () => {
    await atCommit('vehicle_registrations')
    await nothingKept()
  })
})
