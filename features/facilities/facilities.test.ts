import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { placeTypes, viewTypes } from '#content/facility-types.ts'
import { importFile } from '#kit/server/csv/importer.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { FacilityList } from './contract.ts'
import { placesImporter } from './places-csv.server.ts'

worldForAll()
beforeAll(async () => {
  const starter = await readFile(new URL('../../content/places.csv', import.meta.url))
  await importFile(world.context.db, placesImporter, starter, { at: new Date() })
  await world.context.responseCache.changed('facilities')
})
const ask = (query: string) => fetch(`${world.url}/api/facilities${query}`)
const list = async (query: string) => (await (await ask(query)).json()) as FacilityList

test('every type lists its own places by name; types without places give an empty list', async () => {
  let total = 0
  for (const type of placeTypes) {
    // Each type is cached separately.
    await eventually(async () => (await list(`?type=${type}`)).facilities.length > 0)
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

test('an unknown type is refused with its error code, and an unknown parameter too', async () => {
  for (const type of ['lake', '', 'TOILET', '__proto__']) {
    const response = await ask(`?type=${type}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'unknown-type' })
  }
  for (const query of ['?types=toilet', '?type=toilet&type=atm']) expect((await ask(query)).status).toBe(400)
})
