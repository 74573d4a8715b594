import { describe, expect, it } from 'vitest'
import { chiefOf } from '#tests/world/desks.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { starters } from '#tests/world/world.ts'
import type { MelaRoute } from './contract.ts'
import { starterRoute } from './starter-walk.ts'

worldForAll({ starters })

const read = async () => (await (await fetch(`${world.url}/api/mela-route`)).json()) as MelaRoute

/** Moves to another day, and lets the server check which places exist then. */
async function goTo(time: string) {
  world.clock.set(Date.parse(time))
  await world.context.looks.run('places of the walk')
}

describe('the route', () => {
  it('is the walk of content/waypoints.csv with the facilities along it, until staff change a stop or hide a place', async () => {
    await goTo('2027-07-25T06:00:00Z')
    const { waypoints, along } = await read()
    expect(waypoints.map(({ near, ...waypoint }) => waypoint)).toEqual(starterRoute.waypoints)
    expect(waypoints.find(({ name }) => name.en === 'Goraul station')?.near).toEqual([
      'drinking-water',
      'health-centre',
      'shivir',
    ])
    expect(along.shivir).toBeGreaterThan(5)
    expect(along['drinking-water']).toBeGreaterThan(0)
    await world.context.pool.query(
      `update waypoints set latitude = 26.118, longitude = 85.389, precision_m = 50 where name_en = 'Hathi Chowk'`,
    )
    await world.context.responseCache.changed('waypoints')
    await eventually(async () =>
      (await read()).waypoints.some(
        ({ name, position }) => name.en === 'Hathi Chowk' && position?.lat === 26.118,
      ),
    )
    await world.context.pool.query(
      `update facilities set is_active = false where facility_type = 'drinking-water'`,
    )
    await world.context.responseCache.changed('facilities')
    await eventually(async () => (await read()).along['drinking-water'] === undefined)
  })
  it('shows no sign, while no fair is on, of what exists only during the fair', async () => {
    await goTo('2027-11-26T06:00:00Z')
    const { waypoints, along } = await read()
    expect(waypoints.filter(({ near }) => near?.includes('shivir'))).toEqual([])
    expect(along.shivir).toBeUndefined()
    // What exists all year stays.
    expect(along['health-centre']).toBeGreaterThan(0)
    await goTo('2027-07-25T06:00:00Z')
    expect((await read()).along.shivir).toBeGreaterThan(5)
  })
})

it('the map of the whole walk is replaced or removed as soon as staff save it, and is never a script', async () => {
  const chief = await chiefOf(world)
  const choose = async (url: unknown) => (await chief.call('PUT /api/mela-route/full-map', { url })).status
  expect(await choose('https://maps.example/kanwar')).toBe(200)
  await eventually(async () => (await read()).full_map === 'https://maps.example/kanwar')
  expect(await choose('javascript:alert(1)')).toBe(400)
  expect(await choose(null)).toBe(200)
  await eventually(async () => (await read()).full_map === null)
})
