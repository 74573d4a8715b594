import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeTypes, viewTypes } from '#content/facility-types.ts'
import { importFile } from '#kit/server/csv/importer.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { FacilityList } from './contract.ts'
import { placesImporter } from './places-csv.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const at = new Date('2027-07-19T00:00:00Z')
const bring = async (bytes: Uint8Array) => {
  await importFile(world.context.db, placesImporter, bytes, { at })
  await world.context.responseCache.changed('facilities')
}
beforeEach(async () => {
  await world.owner.query('truncate facilities')
  await bring(await readFile(new URL('../../content/places.csv', import.meta.url)))
  await eventually(async () => (await list()).facilities.length === 110)
  // Each type is cached separately, so each is checked.
  for (const type of placeTypes)
    await eventually(async () => (await list(`?type=${type}`)).facilities.length > 0)
})
const ask = (query = '', headers: Record<string, string> = {}) =>
  fetch(`${world.url}/api/facilities${query}`, { headers })
const list = async (query = '') => (await (await ask(query)).json()) as FacilityList

test('every type lists its own places by name; types without places give an empty list', async () => {
  let total = 0
  for (const type of placeTypes) {
    const { facilities } = await list(`?type=${type}`)
    expect(new Set(facilities.map(place => place.facility_type))).toEqual(new Set([type]))
    const names = facilities.map(({ name }) => name.en.toLowerCase())
    expect(names).toEqual(names.toSorted())
    total += facilities.length
  }
  expect(total).toBe(110)
  for (const type of viewTypes)
    expect(await list(`?type=${type}`)).toEqual({ facilities: [], updated_at: null })
})

test('an unknown type is refused with its error code', async () => {
  for (const type of [
    'lake',
    '',
    'TOILET',
    'constructor',
    '__proto__',
    "toilet' or 1=1--",
    'x'.repeat(2000),
  ]) {
    const response = await ask(`?type=${encodeURIComponent(type)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'unknown-type' })
  }
})

test('an unknown query parameter is refused', async () => {
  for (const query of ['?types=toilet', '?type=toilet&type=atm', '?type=toilet&x=1', '?type[]=toilet'])
    expect((await ask(query)).status).toBe(400)
})

test('an unchanged list is not sent twice', async () => {
  // Right after the start, a write of the starter content may still renew the list, so the pair of requests is repeated.
  await eventually(async () => {
    const etag = (await ask('?type=toilet')).headers.get('etag')
    return etag && (await ask('?type=toilet', { 'if-none-match': etag })).status === 304
  })
})

test('a changed place is in the next answer; a hidden place is not', async () => {
  await world.context.pool.query(`update facilities set is_active = false where facility_type = 'toilet'`)
  await world.context.responseCache.changed('facilities')
  await eventually(async () => (await list('?type=toilet')).facilities.length === 0)
  expect((await list('?type=bathroom')).facilities).toHaveLength(4)
})

test('a row has only the fields of the contract', async () => {
  const [place] = (await list('?type=health-centre')).facilities
  expect(Object.keys(place ?? {}).sort()).toEqual([
    'contact_number',
    'facility_type',
    'google_maps_link',
    'id',
    'latitude',
    'location_name',
    'longitude',
    'name',
    'precision_m',
    'source',
    'updated_at',
    'verified',
  ])
  expect(place?.updated_at).toBe(at.toISOString())
})
