import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk, type ParkingDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { meetAt } from '#tests/world/meet-at.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Registration } from './contract.ts'
import { storeRegistration } from './registrations.server.ts'
import type { VehicleTables } from './tables.server.ts'
import { blockSize } from './vehicle-number.ts'

let desk: ParkingDesk
worldForAll()
beforeAll(async () => {
  desk = openDesk(world, await photoOf(160))
})
beforeEach(async () => {
  world.signIn(staffMember('vehicle'))
  await world.empty('vehicle_registrations', 'vehicle_numbers')
})

const count = async (table: string) =>
  (await world.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n
const fill = async (block: string) =>
  (await desk.call<{ numbers: string[] }>(`PUT /api/vehicles/blocks/${block}`)).body.numbers

describe('a registration', () => {
  test('gets an ID, is parked, and is found by its ID in any notation', async () => {
    const { status, body } = await desk.register(said({ number_plate: 'ＢＲ०६ ab－１２３४.' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      vehicle_id: expect.stringMatching(/^MUZ\d{6}$/),
      owner_name: 'Ramesh Prasad',
      phone_number: '9835012345',
      parking_location: 'parking-2',
      number_plate: 'BR06 AB-1234',
      parking_status: 'parked',
      updated_at: null,
      departure: null,
    })
    const { vehicle_id } = body
    for (const key of [
      vehicle_id,
      vehicle_id.toLowerCase(),
      ` ${vehicle_id} `,
      'BR06AB1234',
      'ＢＲ０６ＡＢ１２３４',
    ])
      expect((await desk.search(key)).body).toEqual(body)
    const { rows } = await world.owner.query(
      'select action, username, before, after from audit_log where subject_id = $1 order by id',
      [body.vehicle_id],
    )
    expect(rows[0]).toEqual({
      action: 'registered',
      username: 'vehicle',
      before: null,
      after: { parking_location: 'parking-2' },
    })
    expect(rows.slice(1).map(row => row.action)).toEqual(Array(5).fill('looked-up'))
    expect(JSON.stringify(rows)).not.toContain('9835012345')
  })

  test('sent repeatedly is stored once; with other fields or another photo it is refused', async () => {
    const fields = said()
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.register(fields)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.vehicle_id}`)).size).toBe(1)
    expect((await desk.register({ ...fields, owner_name: 'Other' })).status).toBe(422)
    expect((await desk.register(fields, await photoOf(200))).status).toBe(422)
    expect([await count('vehicle_registrations'), await count('vehicle_numbers')]).toEqual([1, 1])
  })

  test.each([
    ['no name', { owner_name: ' ' }],
    ['nine digits', { phone_number: '983501234' }],
    ['a plate of markup', { number_plate: '<b>BR</b>' }],
    ['a number of another form', { vehicle_id: 'MUZ12345', block: crypto.randomUUID() }],
  ])('with %s is refused', async (_, change) => {
    expect((await desk.register(said(change))).status).toBe(400)
    expect(await count('vehicle_registrations')).toBe(0)
  })

  test('without a photo, or with a file that is not a picture, is refused and uses no number', async () => {
    expect((await desk.register(said(), null)).status).toBe(400)
    expect((await desk.register(said(), Buffer.from('<svg onload=alert(1)>'))).status).toBe(400)
    expect(await count('vehicle_numbers')).toBe(0)
  })
})

describe('numbers for an offline phone', () => {
  test('are reserved for it, sixty at a time, and used once', async () => {
    const block = crypto.randomUUID()
    const numbers = await fill(block)
    expect(new Set(numbers).size).toBe(blockSize)
    expect((await fill(block)).toSorted()).toEqual(numbers.toSorted())
    const [vehicle_id = ''] = numbers
    const fields = said({ vehicle_id, block })
    const answers = await Promise.all([desk.register(fields), desk.register(fields)])
    expect(answers.map(({ status, body }) => [status, body.vehicle_id])).toEqual([
      [201, vehicle_id],
      [201, vehicle_id],
    ])
    const again = await desk.register(said({ vehicle_id, block }))
    expect([again.status, again.body]).toMatchObject([409, { code: 'number-not-held' }])
    const rest = await fill(block)
    expect(rest).toHaveLength(blockSize)
    expect(rest).not.toContain(vehicle_id)
  })

  test('of another phone, or that nobody reserved, are refused', async () => {
    const [vehicle_id = ''] = await fill(crypto.randomUUID())
    expect((await desk.register(said({ vehicle_id, block: crypto.randomUUID() }))).status).toBe(409)
    expect((await desk.register(said({ vehicle_id }))).status).toBe(409)
    expect((await desk.register(said({ vehicle_id: 'MUZ000000', block: crypto.randomUUID() }))).status).toBe(
      409,
    )
    expect(await count('vehicle_registrations')).toBe(0)
  })

  test('are reserved up to 10,000 a day for one account', async () => {
    const busy = staffMember('vehicle')
    world.signIn(busy)
    const block = crypto.randomUUID()
    await fill(block)
    const use = (count: number) =>
      world.owner.query('update limits set count = $1 where key = $2', [count, `vehicle-numbers:${busy.id}`])
    const another = () => desk.call(`PUT /api/vehicles/blocks/${crypto.randomUUID()}`)
    await use(10_000 - blockSize + 1)
    expect(await another()).toMatchObject({ status: 429, body: { code: 'too-many' } })
    // The phone keeps what it holds.
    expect(await fill(block)).toHaveLength(blockSize)
    await use(10_000 - blockSize)
    expect((await another()).status).toBe(200)
    expect((await another()).status).toBe(429)
    world.signIn(staffMember('vehicle'))
    expect((await another()).status).toBe(200)
  })

  test('are used once by one registration that reaches two servers at once', async () => {
    const block = crypto.randomUUID()
    const [vehicle_id = ''] = await fill(block)
    const typed = { phone_number: '9835012345', number_plate: '' }
    const given = said({ vehicle_id, block, ...typed }) as Registration
    const came = { photo_hash: 'hash', fingerprint: 'print', staff: staffMember('vehicle'), at: new Date() }
    const store = () => storeRegistration(world.context.db.withTables<VehicleTables>(), given, came)
    const lock = `select from vehicle_numbers where vehicle_id = '${vehicle_id}' for update`
    const stored = await meetAt(world, lock, [store, store])
    // The second finds the row of the first.
    expect(stored.map(row => row?.vehicle_id).toSorted()).toEqual([vehicle_id, undefined])
  })

  test('reserved by two phones at once are never the same', async () => {
    const blocks = await Promise.all(Array.from({ length: 8 }, () => fill(crypto.randomUUID())))
    expect(new Set(blocks.flat()).size).toBe(8 * blockSize)
  })
})

describe('a search', () => {
  test('for a pattern, a letter that folds or a whole text finds nothing', async () => {
    await desk.register(said())
    for (const key of ['ß', 'ı', '%', "'", 'x'.repeat(5000), 'MUZ00000%', 'MUZ_00000'])
      expect([400, 404], key).toContain((await desk.search(key)).status)
  })

  test('that finds nothing is logged without the typed text', async () => {
    const miss = await desk.search('BR06ZZ9999')
    expect([miss.status, miss.body]).toMatchObject([404, { code: 'not-found' }])
    const text = `select 1 from audit_log where audit_log::text like '%ZZ9999%'`
    expect((await world.owner.query(text)).rows).toEqual([])
  })

  test('does not find the plate of a vehicle that left, nor its ID a week later', async () => {
    const { body } = await desk.register(said({ number_plate: 'BR06AB1234' }))
    expect((await desk.depart(body.id)).status).toBe(200)
    expect((await desk.search('BR06AB1234')).status).toBe(404)
    expect((await desk.search(body.vehicle_id)).body.parking_status).toBe('unparked')
    world.clock.advance(7 * 86_400_000 + 1000)
    expect((await desk.search(body.vehicle_id)).status).toBe(404)
    world.clock.advance(-7 * 86_400_000 - 1000)
  })
})

test('vehicles are counted per lot, and those parked for a day are listed without their owner', async () => {
  const { body } = await desk.register(said())
  await desk.register(said({ parking_location: 'parking-5' }))
  await world.owner.query(
    `update vehicle_registrations set created_at = now() - interval '25 hours' where id = $1`,
    [body.id],
  )
  const { lots, registered } = (
    await desk.call<{ lots: unknown[]; registered: number }>('GET /api/vehicles/counts')
  ).body
  expect(registered).toBe(2)
  expect(lots).toEqual([
    { parking_location: 'parking-1', parked: 0, long_parked: 0 },
    { parking_location: 'parking-2', parked: 1, long_parked: 1 },
    { parking_location: 'parking-3', parked: 0, long_parked: 0 },
    { parking_location: 'parking-4', parked: 0, long_parked: 0 },
    { parking_location: 'parking-5', parked: 1, long_parked: 0 },
  ])
  const { vehicles } = (await desk.call<{ vehicles: object[] }>('GET /api/vehicles/long-parked')).body
  expect(vehicles).toMatchObject([{ vehicle_id: body.vehicle_id, parking_location: 'parking-2' }])
  expect(JSON.stringify(vehicles)).not.toMatch(/Ramesh|9835012345/)
})
