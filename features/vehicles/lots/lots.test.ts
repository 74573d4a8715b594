import { beforeEach, describe, expect, it } from 'vitest'
import { listen, rowOf } from '#kit/server/live/test-live.ts'
import { openDesk, type ParkingDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Lot } from './contract.ts'
import { bestFirst, freshMs, fullnessOf, nextLot } from './fullness.ts'
import { withNewer } from './use-lots.ts'

worldForAll()
let desk: ParkingDesk
beforeEach(async () => {
  desk ??= openDesk(world, await photoOf(160))
  world.signIn(staffMember('vehicle'))
  await world.empty('parking_counts', 'vehicle_registrations', 'vehicle_numbers')
  await world.owner.query(`delete from parking_lots where number > 5;
    update parking_lots set name_en = '', name_hi = '', capacity = null, last_vehicle_at = null, is_open = true,
      kinds = null, changes = 0`)
})

const call = (name: string, body?: unknown) =>
  newVisitor(world, false).call<Lot & { code: string }>(name, body)
const lots = async () => ((await (await fetch(`${world.url}/api/parking`)).json()) as { lots: Lot[] }).lots
const second = async () => (await lots()).find(({ id }) => id === 'parking-2')
const counted = (counted: number, id: string = crypto.randomUUID()) =>
  call(`PUT /api/parking/parking-2/counts/${id}`, { counted })
const room = (capacity: number) => world.owner.query('update parking_lots set capacity = $1', [capacity])

describe('the parking areas', () => {
  it('are the five of the specification, and claim nothing that is unknown', async () => {
    await world.context.responseCache.changed('parking')
    await eventually(async () => (await second())?.vehicles === null)
    const all = await lots()
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    for (const lot of all)
      expect(lot).toMatchObject({
        ...{ name: { en: '', hi: '' }, capacity: null, latitude: null, kinds: null },
        ...{ vehicles: null, at: null, counted_at: null, is_confirmed: false },
      })
  })

  it('lose no vehicle when ten arrive and five leave at two gates at once', async () => {
    const first = await Promise.all(Array.from({ length: 5 }, () => desk.register(said())))
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => desk.register(said())),
      ...first.map(({ body }) => desk.depart(body.id)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(200),
      ...Array(10).fill(201),
    ])
    // The number can be ten before all have come and left, so wait for the changes.
    await eventually(async () => (await second())?.changes === 20)
    expect(await second()).toMatchObject({ vehicles: 10, changes: 20 })
  })

  it('count on from the staff’s count, once however often it is sent', async () => {
    const { body: vehicle } = await desk.register(said())
    const id = crypto.randomUUID()
    expect((await counted(30, id)).body).toMatchObject({ vehicles: 30 })
    world.clock.advance(1000)
    await desk.register(said())
    await Promise.all([counted(30, id), counted(30, id)])
    await desk.register(said())
    await desk.depart(vehicle.id)
    await eventually(async () => (await second())?.vehicles === 31)
    expect((await counted(0)).body.vehicles).toBe(0)
  })

  it('refuse an impossible count, capacity or number', async () => {
    expect((await counted(-1)).status).toBe(400)
    expect((await counted(2.5)).status).toBe(400)
    const unknown = `PUT /api/parking/no-lot/counts/${crypto.randomUUID()}`
    expect((await call(unknown, { counted: 1 })).status).toBe(404)
    expect((await desk.register(said({ parking_location: 'parking-9' }))).status).toBe(400)
    world.signIn(staffMember('content-editor'))
    const [lot] = await lots()
    const { number, name, location_name, is_open, turn, is_confirmed, kinds, updated_at } = lot as Lot
    const fields = { number, name, location_name, is_open, turn, is_confirmed, kinds, updated_at }
    const change = (part: object) =>
      call('PUT /api/parking/parking-1', { ...fields, capacity: 60, position: null, ...part })
    for (const part of [
      { capacity: 0 },
      { number: 0 },
      { name: { en: 'Only English', hi: '' } },
      { position: { lat: 12, lng: 77 } },
    ])
      expect((await change(part)).status).toBe(400)
    expect(await change({ number: 2 })).toMatchObject({ status: 409, body: { code: 'taken' } })
    const name_ = { en: 'Zila School ground', hi: 'जिला स्कूल मैदान' }
    const two = await Promise.all([change({ name: name_ }), change({ capacity: 80 })])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('are opened and closed at the gate; a vehicle that waited offline is still accepted', async () => {
    expect((await call('PUT /api/parking/parking-2/gate', { is_open: false })).body.is_open).toBe(false)
    expect((await desk.register(said())).status).toBe(201)
    expect((await call('PUT /api/parking/parking-2/gate', { is_open: true })).body).toMatchObject({
      is_open: true,
      vehicles: 1,
    })
  })

  it('reach an open phone when a vehicle arrives', async () => {
    await room(60)
    const phone = await listen(world.url, 'parking')
    await desk.register(said())
    const shown = { vehicles: 1, capacity: 60 }
    await expect.poll(() => phone.events().map(rowOf)).toContainEqual(expect.objectContaining(shown))
    phone.response.destroy()
  })
})

describe('how full a lot is', () => {
  const now = Date.parse('2027-07-25T18:00:00+05:30')
  const lot = (turn: number, part: Partial<Lot> = {}): Lot => ({
    ...{
      id: `parking-${turn}`,
      number: turn,
      turn,
      name: { en: '', hi: '' },
      location_name: { en: '', hi: '' },
    },
    ...{ latitude: null, longitude: null, capacity: 100, kinds: null, is_open: true, is_confirmed: true },
    ...{
      vehicles: 10,
      at: new Date(now - 60_000).toISOString(),
      counted_at: null,
      changes: 1,
      updated_at: '',
    },
    ...part,
  })

  it.each([
    ['space', { vehicles: 79 }],
    ['little', { vehicles: 80 }],
    ['full', { vehicles: 100 }],
    ['over', { vehicles: 101 }],
    ['closed', { vehicles: 3, is_open: false }],
    ['unknown', { capacity: null }],
    ['unknown', { vehicles: null, at: null }],
    ['unknown', { at: new Date(now - freshMs - 1).toISOString() }],
  ] as const)('is shown as %s', (fullness, part) => expect(fullnessOf(lot(1, part), now)).toBe(fullness))

  it('sends from a full lot to the next in turn that is known to have space and takes such vehicles', () => {
    const full = lot(2, { vehicles: 100, kinds: 'cars' })
    const others = [
      lot(1),
      lot(3, { vehicles: 120 }),
      lot(4, { kinds: 'buses' }),
      lot(5, { at: null }),
      lot(6, { kinds: 'cars' }),
    ]
    expect(nextLot([...others, full], full, now)?.number).toBe(6)
    expect(nextLot([...others.slice(0, 4), full], full, now)?.number).toBe(1)
    expect(nextLot(others.slice(1, 4), full, now)).toBeUndefined()
    expect(bestFirst([full, ...others], now).map(({ number }) => number)).toEqual([1, 4, 6, 2, 3, 5])
  })

  it('is not set back by an event that was overtaken', () => {
    const newer = lot(1, { vehicles: 12, changes: 12 })
    expect(withNewer([newer], lot(1, { vehicles: 11, changes: 11 }))).toEqual([newer])
    expect(withNewer([lot(1)], newer)).toEqual([newer])
  })
})
