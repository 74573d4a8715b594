import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fairTimeZone } from '#common/clock.ts'
import { areaFromMetres } from '#common/distance.ts'
import { editions } from '#content/edition.ts'
import { crowdPlacesImporter } from '#features/crowd-status/crowd-places-importer.server.ts'
import { placesImporter } from '#features/facilities/places-csv.server.ts'
import { waypointsImporter } from '#features/mela-route/waypoints-importer.server.ts'

const folder = new URL('../content/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, folder))

test('the starter content contains no private mobile number', () => {
  const names = globSync('*.csv', { cwd: folder })
  expect(names.length).toBeGreaterThanOrEqual(4)
  for (const name of names) expect(file(name).toString()).not.toMatch(/(^|\D)(\+?91[ -]?)?[6-9]\d{9}(\D|$)/)
})

test('no place of the starter content is marked as surveyed', () => {
  const levels = new Set(placesImporter.read(file('places.csv')).rows.map(({ row }) => row.verified))
  expect([...levels].sort()).toEqual(['existence', 'no'])
})

test('a crowd place of the starter content has the area of a known place, never an exact spot', () => {
  const places = placesImporter.read(file('places.csv')).rows
  const walk = waypointsImporter.read(file('waypoints.csv')).rows
  const known = new Set([...places, ...walk].map(({ row: { lat, lng } }) => `${lat},${lng}`))
  const placed = crowdPlacesImporter.read(file('crowd-places.csv')).rows.filter(({ row }) => row.lat !== null)
  expect(placed.length).toBeGreaterThan(0)
  for (const { row } of placed) {
    expect(known).toContain(`${row.lat},${row.lng}`)
    expect(row.precision_m).toBeGreaterThanOrEqual(areaFromMetres)
    expect(row.source).toMatch(/; area: /)
  }
})

test('every row of every list has a source and a Hindi name in Devanagari', () => {
  const lists = [
    placesImporter.read(file('places.csv')),
    crowdPlacesImporter.read(file('crowd-places.csv')),
    waypointsImporter.read(file('waypoints.csv')),
  ]
  for (const { rows } of lists)
    for (const { row } of rows) {
      expect(row.source).not.toBe('')
      expect(row.name_hi).toMatch(/\p{Script=Devanagari}/u)
      expect(row.name_hi).not.toMatch(/[a-z]/i)
    }
})

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: fairTimeZone })

test('the Mondays of every edition are Mondays within its Shravan', () => {
  for (const { shravan, mondays } of editions) {
    expect(mondays.length).toBeGreaterThanOrEqual(4)
    for (const day of mondays) {
      expect(weekday.format(new Date(`${day}T12:00+05:30`))).toBe('Mon')
      expect(shravan.from <= day && day <= shravan.to).toBe(true)
    }
  }
})
