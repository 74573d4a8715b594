import { beforeEach, expect, test } from 'vitest'
import { openDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { staffMember } from '#tests/world/world.ts'
import { mostMisses } from './contract.ts'

worldForAll()
const findSession = () => world.context.app.signedIn.find
let find: ReturnType<typeof findSession>
beforeEach(async () => {
  find ??= findSession()
  world.signIn(staffMember('vehicle'))
  await world.empty('vehicle_registrations', 'vehicle_numbers')
  const desk = openDesk(world, await photoOf(160))
  for (let count = 0; count < 3; count += 1) expect((await desk.register(said())).status).toBe(201)
})

/** Guesses a number, out of a million. */
const guess = async (number: number) => {
  const key = `MUZ${String(number).padStart(6, '0')}`
  return (await world.context.app.inject(`/api/vehicles/search/${key}`)).statusCode
}

/** The statuses of 20 more guesses than are allowed. */
const stopped = [...Array(mostMisses).fill(404), ...Array(20).fill(429)]
/** That many numbers that no vehicle has, and one that a vehicle has. */
async function numbers(): Promise<{ free: number[]; taken: number }> {
  const { rows } = await world.owner.query('select vehicle_id from vehicle_registrations')
  const taken = rows.map(row => Number(row.vehicle_id.slice(3)))
  const free = Array.from({ length: 2 * mostMisses }, (_, n) => n).filter(number => !taken.includes(number))
  return { free: free.slice(0, stopped.length), taken: taken[0] ?? Number.NaN }
}

test('a thousand numbers in a row, tried without a session or with another role, find no vehicle', async () => {
  const statuses = new Map<number, number>()
  // Around an existing vehicle, so that the guesses would hit it.
  const { rows } = await world.owner.query('select vehicle_id from vehicle_registrations limit 1')
  const first = Math.max(0, Number(rows[0].vehicle_id.slice(3)) - 500)
  for (const staff of [undefined, staffMember('admin')]) {
    world.signIn(staff)
    for (let n = 0; n < 500; n += 1) {
      const status = await guess(first + n * 2 + (staff ? 1 : 0))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  // An account that calls faster than a person can is refused before its role is checked.
  const { 401: unknown, 403: forbidden = 0, 429: tooFast = 0, ...others } = Object.fromEntries(statuses)
  expect([unknown, forbidden + tooFast, others]).toEqual([500, 500, {}])
})

test('a parking account that tries numbers in a row is stopped and reported to the admins', async () => {
  world.signIn(staffMember('vehicle'))
  const alarms = async () => {
    world.context.app.signedIn.find = find
    const { body } = await (await signedInBrowser(world.url)).call('GET', '/api/dashboard/overview')
    return (body as { alarms: object[] }).alarms
  }
  const { free, taken } = await numbers()
  const statuses: number[] = []
  for (const number of free) statuses.push(await guess(number))
  expect(statuses).toEqual(stopped)
  expect(await guess(taken)).toBe(429)
  const raised = { name: 'vehicle-searches', count: mostMisses, ceiling: mostMisses }
  expect(await alarms()).toContainEqual(raised)
})

test('guesses at once count one by one', async () => {
  const { free } = await numbers()
  expect((await Promise.all(free.map(guess))).toSorted()).toEqual(stopped)
})
