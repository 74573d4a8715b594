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

test('a parking account that tries numbers in a row is stopped and reported to the admins', async () => {
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
  world.signIn(staffMember('vehicle'))
  expect(await guess(taken)).toBe(200)
})

test('guesses at once count one by one', async () => {
  const { free } = await numbers()
  expect((await Promise.all(free.map(guess))).toSorted()).toEqual(stopped)
})
