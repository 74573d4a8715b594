import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk, type ParkingDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { Vehicle } from './contract.ts'
import { randomNumber } from './numbers.server.ts'

let world: World
let desk: ParkingDesk
let vehicle: Vehicle
let findSession: World['context']['app']['signedIn']['find']
beforeAll(async () => {
  world = await openWorld()
  findSession = world.context.app.signedIn.find
  desk = openDesk(world, await photoOf(160))
  world.signIn(staffMember('vehicle'))
  const { body } = await desk.register(said())
  vehicle = (await desk.depart(body.id, { second: await photoOf(200) })).body
})
afterAll(() => world.close())

const photos = () => [
  vehicle.vehicle_photo_url,
  vehicle.departure?.unparker_photo_url ?? '',
  vehicle.departure?.unparker_photo_url_2 ?? '',
]

describe.each([
  ['nobody', 401],
  ['an admin', 403],
] as const)('%s', (who, status) => {
  test('can use no parking call and open no photo', async () => {
    world.signIn(who === 'nobody' ? undefined : staffMember('admin'))
    for (const path of photos())
      for (const [method, headers] of [
        ['GET', {}],
        ['HEAD', {}],
        ['GET', { range: 'bytes=0-99' }],
      ] as const)
        expect((await fetch(world.url + path, { method, headers })).status).toBe(status)
    const answers = [
      await desk.search(vehicle.vehicle_id),
      await desk.register(said()),
      await desk.depart(vehicle.id),
      await desk.call(`PUT /api/vehicles/blocks/${crypto.randomUUID()}`),
      await desk.call('GET /api/vehicles/long-parked'),
    ]
    expect(answers.map(answer => answer.status)).toEqual(Array(5).fill(status))
  })
})

test('an admin sees the counts but no vehicle', async () => {
  world.signIn(staffMember('admin'))
  const { status, body } = await desk.call<object>('GET /api/vehicles/counts')
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toMatch(/MUZ|Ramesh|9835012345/)
  world.signIn(undefined)
  expect((await desk.call('GET /api/vehicles/counts')).status).toBe(401)
})

test('photos are not cached', async () => {
  world.signIn(staffMember('vehicle'))
  for (const path of photos()) {
    const answer = await fetch(world.url + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(answer.headers.get('content-type')).toBe('image/webp')
  }
  expect((await fetch(`${world.url}/api/vehicles/${vehicle.id}/departure/photo/3`)).status).toBe(400)
})

test('after signing out a photo is refused, even with a copied cookie', async () => {
  world.context.app.signedIn.find = findSession
  const browser = await signedInBrowser(world.url, 'vehicle')
  const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
  const look = () => fetch(world.url + vehicle.vehicle_photo_url, { headers: { cookie } })
  expect((await look()).status).toBe(200)
  await browser.call('DELETE', '/api/session')
  expect((await look()).status).toBe(401)
})

test('the sweep deletes the photos that no row refers to, and no others', async () => {
  world.signIn(staffMember('vehicle'))
  await desk.depart(vehicle.id, { first: await photoOf(400) })
  expect(await keptPhotos()).toBe(3)
  const { list } = world.context.storage
  // Makes the photos look hours old.
  world.context.storage.list = async function* (prefix) {
    for await (const file of list(prefix)) yield { ...file, modified: new Date(Date.now() - 7_200_000) }
  }
  await world.context.photos.sweep()
  world.context.storage.list = list
  expect(await keptPhotos()).toBe(2)
  for (const path of photos()) expect((await fetch(world.url + path)).status).toBe(200)
})
async function keptPhotos(): Promise<number> {
  const hashes = new Set<string>()
  for await (const { key } of world.context.storage.list('private/')) hashes.add(key.split('-')[0] ?? '')
  return hashes.size
}

describe('numbers', () => {
  test('are MUZ and six digits, evenly distributed and in no order', () => {
    const drawn = Array.from({ length: 10_000 }, randomNumber)
    expect(drawn.filter(number => !/^MUZ\d{6}$/.test(number))).toEqual([])
    for (let place = 3; place < 9; place += 1) {
      const counts = Array.from(
        { length: 10 },
        (_, digit) => drawn.filter(number => number[place] === String(digit)).length,
      )
      const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
      // Chi-squared with nine degrees of freedom; a fair draw exceeds 50 once in ten million runs.
      expect(chi).toBeLessThan(50)
    }
    const values = drawn.map(number => Number(number.slice(3)))
    const rising = values.filter((value, at) => at > 0 && value > (values[at - 1] ?? 0)).length
    expect(rising).toBeGreaterThan(4700)
    expect(rising).toBeLessThan(5300)
  })
})
