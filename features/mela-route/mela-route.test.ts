import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullMapUrl } from '#content/route-map.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openWorld, staffMember, starters, type World } from '#tests/world/world.ts'
import type { MelaRoute } from './contract.ts'
import { starterRoute } from './starter-walk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ starters })
})
afterAll(() => world.close())

const read = async () => (await (await fetch(`${world.url}/api/mela-route`)).json()) as MelaRoute
const choose = (url: unknown) =>
  fetch(`${world.url}/api/mela-route/full-map`, {
    method: 'PUT',
    body: JSON.stringify({ url }),
    headers: { 'content-type': 'application/json' },
  })

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

describe('the map of the whole walk', () => {
  it('is set only by an admin, and is replaced or removed as soon as it is saved', async () => {
    world.signIn(undefined)
    expect((await choose('https://maps.example/kanwar')).status).toBe(401)
    world.signIn(staffMember('vehicle'))
    expect((await choose('https://maps.example/kanwar')).status).toBe(403)
    expect((await read()).full_map).toBe(fullMapUrl)
    const { rows } = await world.context.pool.query(
      `select id from staff_accounts where roles @> array['admin']`,
    )
    world.signIn({ ...staffMember('admin'), id: rows[0].id })
    expect((await choose('https://maps.example/kanwar')).status).toBe(200)
    await eventually(async () => (await read()).full_map === 'https://maps.example/kanwar')
    expect((await choose(null)).status).toBe(200)
    await eventually(async () => (await read()).full_map === null)
  })
  it.each([
    ['a script', 'javascript:alert(1)'],
    ['an open door', 'http://maps.example'],
    ['nothing', ''],
    ['a number', 7],
    ['endless', `https://maps.example/${'x'.repeat(2000)}`],
  ])('is never %s', async (_, url) => {
    world.signIn(staffMember('admin'))
    expect((await choose(url)).status).toBe(400)
  })
})
