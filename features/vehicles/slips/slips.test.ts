import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDesk, type ParkingDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { chiefOf } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { SlipBatch, SlipNumbers } from './contract.ts'

worldForAll()
let desk: ParkingDesk
beforeEach(async () => {
  desk ??= openDesk(world, await photoOf(160))
  world.signIn(staffMember('vehicle'))
  await world.empty('parking_slip_batches', 'vehicle_registrations', 'vehicle_numbers')
})
const call = <T = SlipNumbers>(method: string, path: string, body?: object) =>
  newVisitor(world, false).call<T & { code: string }>(`${method} /api/parking-slips${path}`, body)
const make = (slips: number, id: string = crypto.randomUUID()) => call('PUT', `/${id}`, { slips })
const batches = async () => (await call<{ batches: SlipBatch[] }>('GET', '')).body.batches
const registerWith = (vehicle_id = '', change: Record<string, string> = {}) =>
  desk.register(said({ vehicle_id, ...change }))

describe('a batch of slips', () => {
  it('has its own numbers, assigned once however often it is requested at the same time', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => make(200, id)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.unused}`)).size).toBe(1)
    const [first] = answers
    expect(new Set(first?.body.unused).size).toBe(200)
    expect(first?.body.unused.every(number => /^MUZ\d{6}$/.test(number))).toBe(true)
    const { body: other } = await make(200)
    expect(other.unused.filter(number => first?.body.unused.includes(number))).toEqual([])
    expect((await make(3, id)).body.code).toBe('key-reused')
    const log = await world.owner.query('select action, subject from audit_log where subject_id = $1', [id])
    expect(log.rows).toEqual([{ action: 'added', subject: 'parking-slips' }])
  })
  it.each([0, 201])('of %s slips is refused', async slips => {
    expect((await make(slips)).status).toBe(400)
    expect(await batches()).toEqual([])
  })
  it('is refused beyond 10,000 slips a day of one account', async () => {
    const busy = staffMember('vehicle')
    world.signIn(busy)
    await make(1)
    await world.owner.query('update limits set count = 9990 where key = $1', [`vehicle-slips:${busy.id}`])
    expect(await make(11)).toMatchObject({ status: 429, body: { code: 'too-many' } })
    expect((await make(10)).status).toBe(200)
    expect(await batches()).toHaveLength(2)
  })
})

describe('a slip printed in advance', () => {
  it('belongs to the vehicle registered with it, and finds that vehicle', async () => {
    const { body } = await make(3)
    const [number = ''] = body.unused
    const fields = said({ vehicle_id: number })
    const first = await desk.register(fields)
    expect([first.status, first.body.vehicle_id]).toEqual([201, number])
    // Sent again after a lost answer, it is the same vehicle.
    expect((await desk.register(fields)).body).toEqual(first.body)
    expect((await desk.search(number)).body.id).toBe(first.body.id)
    expect(await batches()).toMatchObject([{ slips: 3, used: 1, ended_at: null }])
    expect((await call('GET', `/${body.id}`)).body.unused).toEqual(body.unused.filter(one => one !== number))
  })
  it('is given to only one of two vehicles that arrive with it at two gates at once', async () => {
    const [number = ''] = (await make(1)).body.unused
    const answers = await Promise.all([registerWith(number), registerWith(number), registerWith(number)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const codes = answers.map(({ body }) => (body as unknown as { code?: string }).code)
    expect(codes.filter(Boolean)).toEqual(['slip-used', 'slip-used'])
    const { rows } = await world.owner.query('select count(*)::int as n from vehicle_registrations')
    expect(rows[0].n).toBe(1)
  })
  it('that nobody printed is refused, and so is a number that a phone has reserved', async () => {
    const block = crypto.randomUUID()
    const held = await desk.call<{ numbers: string[] }>(`PUT /api/vehicles/blocks/${block}`)
    for (const number of ['MUZ000000', held.body.numbers[0]])
      expect(await registerWith(number)).toMatchObject({ status: 409, body: { code: 'slip-unknown' } })
  })
  it('is not assigned to a phone as one of its own numbers', async () => {
    const { body } = await make(1)
    const answer = await registerWith(body.unused[0], { block: crypto.randomUUID() })
    expect(answer).toMatchObject({ status: 409, body: { code: 'number-not-held' } })
  })
  it('is refused once its batch has ended; used ones stay valid, and no number is given out again', async () => {
    const { body } = await make(2)
    const [used = '', lost = ''] = body.unused
    await registerWith(used)
    const ended = await call('PUT', `/${body.id}/end`, {})
    expect(ended.body).toMatchObject({ used: 1, unused: [], ended_at: expect.any(String) })
    expect((await call('PUT', `/${body.id}/end`, {})).body).toEqual(ended.body)
    expect(await registerWith(lost)).toMatchObject({ status: 409, body: { code: 'slip-ended' } })
    expect((await desk.search(used)).status).toBe(200)
    const { rows } = await world.owner.query('select vehicle_id from vehicle_numbers where vehicle_id = $1', [
      lost,
    ])
    expect(rows).toHaveLength(1)
    expect((await call('PUT', `/${crypto.randomUUID()}/end`, {})).status).toBe(404)
  })
})

describe('the number of hours after which a vehicle is overdue', () => {
  it('is set by staff, and every vehicle that stays longer is listed', async () => {
    const { body } = await desk.register(said())
    const listed = async () =>
      (await desk.call<{ vehicles: { vehicle_id: string }[] }>('GET /api/vehicles/long-parked')).body.vehicles
    const hours = async () =>
      (await desk.call<{ overdue_hours: number }>('GET /api/vehicles/counts')).body.overdue_hours
    expect(await hours()).toBe(24)
    world.clock.advance(7 * 3_600_000)
    onTestFinished(() => world.clock.advance(-7 * 3_600_000))
    expect(await listed()).toEqual([])
    const admin = await chiefOf(world)
    const set = async (overdue_hours: number) =>
      (await admin.call('PUT /api/vehicles/settings', { overdue_hours })).status
    for (const wrong of [0, 337]) expect(await set(wrong)).toBe(400)
    expect(await set(6)).toBe(200)
    world.signIn(staffMember('vehicle'))
    expect(await hours()).toBe(6)
    expect(await listed()).toMatchObject([{ vehicle_id: body.vehicle_id }])
    const lasting = world.context.features
      .flatMap(({ cases = [] }) => cases)
      .find(({ kind }) => kind === 'long-parked')?.lasting
    expect(await lasting?.(world.context)).toEqual([body.id])
  })
})
