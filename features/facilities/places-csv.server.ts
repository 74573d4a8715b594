import * as cell from '#kit/server/csv/cells.ts'
import type { Fault } from '#kit/server/csv/fault.ts'
import { positionFaults } from '#kit/server/csv/position.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { placeTypes, verifiedLevels } from './facility-types.ts'

const columns = {
  facility_type: cell.oneOf(placeTypes),
  name_en: cell.text(120),
  name_hi: cell.text(120),
  location_en: cell.text(200),
  location_hi: cell.text(200),
  lat: cell.optional(cell.number(-90, 90)),
  lng: cell.optional(cell.number(-180, 180)),
  precision_m: cell.optional(cell.whole(1, 20_000)),
  phone: cell.optional(cell.phone),
  google_maps_link: cell.optional(cell.link),
  source: cell.text(300),
  verified: cell.oneOf(verifiedLevels),
}
/** In the order of a file that is given out. */
export const placeColumns = Object.keys(columns)
export type PlaceRow = Row<typeof columns>

/** Reads content/places.csv and what staff made of it. A place is known by its type and English name. */
export function readPlaces(bytes: Uint8Array): Table<PlaceRow> {
  const table = readTable(bytes, columns, ['google_maps_link'])
  const firstLines = new Map<string, number>()
  const faults: Fault[] = table.rows.flatMap(({ line, row }) => {
    const first = firstLines.get(placeKey(row))
    if (first === undefined) firstLines.set(placeKey(row), line)
    const twice = { line, column: 'name_en', reason: `the same type and name as line ${first}` }
    return [...positionFaults(line, row), ...(first === undefined ? [] : [twice])]
  })
  return { rows: table.rows, faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line) }
}

export const placeKey = (row: Pick<PlaceRow, 'facility_type' | 'name_en'>): string =>
  `${row.facility_type}\n${row.name_en.toLowerCase()}`
