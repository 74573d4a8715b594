import { describe, expect, test } from 'vitest'
import { rulesImporter } from '#features/mela-route/plan/rules-csv.server.ts'
import { contentKinds } from './content-kinds.ts'

type Cells = Record<string, string>
const importers = [...contentKinds, rulesImporter]

const named = { name_en: 'Gate', name_hi: 'द्वार', source: 'press' }
const placed = { lat: '26.12', lng: '85.39', precision_m: '20' }
/** A row without faults of every kind, with all columns. */
const good: Record<string, Cells> = {
  contacts: {
    ...{
      ...named,
      contact_type: 'office',
      category: 'other',
      designation_en: 'Clerk',
      designation_hi: 'क्लर्क',
    },
    ...{ phone: '108', email: 'help@corporation.example', ranking: '1' },
  },
  'crowd-places': { ...named, ...placed, why_en: 'Narrow', why_hi: 'तंग', kind: 'gate', order: '1' },
  places: {
    ...{ ...named, ...placed, facility_type: 'toilet', location_en: 'Chowk', location_hi: 'चौक' },
    ...{ phone: '108', google_maps_link: 'https://maps.example/', verified: 'no' },
  },
  posts: { ...placed, code: 'G27', kind: 'pole', beside_en: 'A well', beside_hi: 'कुआँ', source: 'press' },
  'travel-rules': {
    ...{ kind: 'closed', modes: 'car', place_en: 'Chowk', place_hi: 'चौक', says_en: 'Closed', says_hi: 'बंद' },
    ...{ leave_en: 'Here', leave_hi: 'यहाँ', walk_en: 'On', walk_hi: 'आगे', source: 'order' },
    ...{ valid_from: '2027-07-18', valid_until: '2027-08-16' },
    ...{ from_day: '6', from_time: '14:00', to_day: '1', to_time: '14:00' },
  },
  waypoints: { ...named, ...placed, order: '1' },
}
/** Cells that some column refuses. */
const badCells = [
  ...['', 'x'.repeat(501), '=1', 'A\nB', '0', '0.5', '-1', '99999', '9E9', '2027-02-30'],
  ...['x', 'http://maps.example', 'https://a@maps.example', '12.9', '85.3'],
]

const quoted = (cells: readonly string[]) => cells.map(cell => `"${cell}"`).join(',')
const file = (...rows: Cells[]) =>
  [quoted(Object.keys(rows[0] ?? {})), ...rows.map(row => quoted(Object.values(row)))].join('\n')
const faultsOf = (name: string, file: string | Uint8Array) =>
  importers.find(kind => kind.name === name)?.load(Buffer.from(file)).faults ?? []
const withCells = (name: string, cells: Cells) => faultsOf(name, file({ ...good[name], ...cells }))

describe.each(importers.map(({ name }) => name))('a file of %s', name => {
  const row = good[name] ?? {}
  const columns = Object.keys(row)
  test('without faults is read', () => expect(faultsOf(name, file(row))).toEqual([]))
  test('with any fault names it in English and in Hindi', () => {
    const { [columns[0] ?? '']: _, ...incomplete } = row
    const faults = [
      ...columns.flatMap(column => badCells.flatMap(cell => withCells(name, { [column]: cell }))),
      ...faultsOf(name, file(row, row)),
      ...[file(incomplete), file({ ...row, other: 'x' }), `${columns},${columns}`].flatMap(text =>
        faultsOf(name, text),
      ),
      ...['', `${columns}\n"`, `${columns}\nx`].flatMap(text => faultsOf(name, text)),
      ...faultsOf(name, Buffer.from(file(row), 'utf16le')),
      ...faultsOf(name, Buffer.concat([Buffer.from('\uFEFF'), Buffer.from([0xff, 0xfe])])),
    ]
    expect(new Set(faults.map(({ reason }) => reason.en)).size).toBeGreaterThan(12)
    for (const { reason } of faults) {
      expect(reason.en).toMatch(/^[a-zA-Z0-9 ,.:;_-]+(\(\d+\))?$/)
      expect(reason.hi).toMatch(/\p{Script=Devanagari}/u)
      expect(`${reason.en} ${reason.hi}`).not.toMatch(/undefined|object/)
    }
  })
})

test.each<[string, Cells, string, string, string]>([
  ['contacts', { phone: '', email: '' }, 'phone', 'is empty, and there is no e-mail either', 'ईमेल भी नहीं'],
  ['places', { lat: '85.39', lng: '26.12' }, 'lat', 'lat and lng look swapped', 'आपस में बदल गए'],
  ['places', { lat: '', lng: '' }, 'precision_m', 'is given without a position', 'लोकेशन के बिना'],
  ['posts', { code: '27' }, 'code', 'is not a letter and two digits, such as G27', 'एक अक्षर और दो अंक'],
  ['posts', { beside_hi: '' }, 'beside_hi', 'is empty while the other language is given', 'दूसरी भाषा'],
  ['crowd-places', { order: '1000' }, 'order', 'is not between 1 and 999', '1 और 999 के बीच नहीं'],
  ['travel-rules', { modes: '' }, 'modes', 'is not one or more of car, bus, train, foot', 'एक या ज़्यादा'],
  ['travel-rules', { valid_from: '2027-09-01' }, 'valid_until', 'is before valid_from', 'valid_from से पहले'],
  ['travel-rules', { to_day: '' }, 'from_day', 'needs all four of the hours, or none', 'चारों'],
  ['travel-rules', { to_day: '6' }, 'to_time', 'is when it begins', 'इसी समय'],
])('of %s, %o is refused in both languages', (name, cells, column, en, hi) => {
  const reason = { en, hi: expect.stringContaining(hi) }
  expect(withCells(name, cells)).toEqual([{ line: 2, column, reason }])
})

test('a repeated row names the line that it repeats in both languages', () => {
  const twice = (name: string) => faultsOf(name, file(good[name] ?? {}, good[name] ?? {}))
  expect(importers.flatMap(({ name }) => twice(name)).map(({ line, reason }) => [line, reason])).toEqual(
    ['category and name', 'name', 'facility_type and name', 'code', 'order', 'rule'].map(() => [
      3,
      {
        en: expect.stringMatching(/^the same .+ as line 2$/),
        hi: expect.stringMatching(/^पंक्ति 2 में भी यही .+ है$/),
      },
    ]),
  )
})
