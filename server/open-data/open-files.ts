import { licence } from '#content/open-data.ts'
import {
  commonColumns,
  crowdPlaceColumns,
  eventColumns,
  placeColumns,
  walkColumns,
} from '#features/about/open-columns.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import type { MelaRoute } from '#features/mela-route/contract.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'
import type { PageData } from '#kit/web/renderer.ts'
import { openCalendar } from './open-calendar.ts'
import {
  crowdPlaceRows,
  editionAt,
  eventRows,
  type OpenLine,
  type OpenRow,
  placeRows,
  walkLines,
  walkRows,
} from './open-rows.ts'

const note = licence.isConfirmed ? '' : ' (proposed, not yet confirmed by the Municipal Corporation)'
/** Included in every file that has room for a sentence. */
const licenceNote = `${licence.name}, ${licence.url}${note}`

type Columns = Readonly<Record<string, { readonly en: string }>>
/** A list: the public query that it is made from, and its rows. */
type List = {
  name: string
  title: string
  columns: Columns
  reads: string
  rows: (answer: never) => OpenRow[]
  hasPositions?: true
  /** After the points of the GeoJSON file. */
  lines?: (answer: never) => OpenLine[]
}
const lists: readonly List[] = [
  {
    name: 'places',
    title: 'Places of the fair',
    columns: placeColumns,
    reads: '/api/facilities',
    rows: (answer: FacilityList) => placeRows(answer),
    hasPositions: true,
  },
  {
    name: 'crowd-places',
    title: 'Places that get crowded',
    columns: crowdPlaceColumns,
    reads: '/api/crowd-status',
    rows: (answer: CrowdStatus) => crowdPlaceRows(answer),
  },
  {
    name: 'events',
    title: 'Events of the fair',
    columns: eventColumns,
    reads: '/api/events',
    rows: (answer: StaffSchedules) => eventRows(answer),
  },
  {
    name: 'walk',
    title: 'The kanwar path from Pahleja Ghat to the temple',
    columns: walkColumns,
    reads: '/api/mela-route',
    rows: (answer: MelaRoute) => walkRows(answer),
    hasPositions: true,
    lines: (answer: MelaRoute) => walkLines(answer),
  },
]

/** Makes a file's text from its query's answer; undefined if that failed, so that the previous file stays. */
const made =
  <T>(url: string, make: (answer: T, at: number) => string) =>
  (data: PageData, at: number): string | undefined =>
    data[url] ? make(data[url].value as T, at) : undefined

const csvOf = ({ name, columns, reads, rows }: List) => ({
  name: `data/${name}.csv`,
  reads: [reads],
  make: made(reads, (answer, at) => {
    const last = { ...editionAt(at), licence: licence.id }
    const found = rows(answer as never).map(row => ({ ...row, ...last }))
    return writeTable(found, [...Object.keys(columns), ...Object.keys(last)])
  }),
})

/** RFC 7946: longitude first; a place with unknown position has no geometry. */
const geojsonOf = ({ name, title, reads, rows, lines = () => [] }: List) => ({
  name: `data/${name}.geojson`,
  reads: [reads],
  make: made(reads, (answer, at) =>
    JSON.stringify({
      type: 'FeatureCollection',
      name: title,
      ...editionAt(at),
      licence: licenceNote,
      features: [
        ...rows(answer as never).map(({ latitude, longitude, ...properties }) => ({
          type: 'Feature',
          geometry:
            latitude === null || longitude === null
              ? null
              : { type: 'Point', coordinates: [longitude, latitude] },
          properties,
        })),
        ...lines(answer as never).map(({ points, ...properties }) => ({
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: points.map(([lat, lng]) => [lng, lat]) },
          properties,
        })),
      ],
    }),
  ),
})

const calendar = {
  name: 'data/events.ics',
  reads: ['/api/events'],
  make: made('/api/events', (answer: StaffSchedules, at) => {
    const { edition, made: day } = editionAt(at)
    return openCalendar(answer, at, `Edition ${edition}, made ${day}. ${licenceNote}`)
  }),
}

const numbers = new Set(['latitude', 'longitude', 'precision_m', 'order', 'year', 'edition'])
/** A machine-readable description of the files and their columns: a Data Package (specs.frictionlessdata.io). */
const description = {
  name: 'data/datapackage.json',
  reads: [],
  make: (_: PageData, at: number) =>
    JSON.stringify({
      name: 'shravani-mela-muzaffarpur',
      title: 'Shravani Mela, Muzaffarpur',
      description: `Collected from published sources; what nobody went to see is marked. Licence: ${licenceNote}`,
      version: String(editionAt(at).edition),
      created: new Date(at).toISOString(),
      licenses: [{ name: licence.id, title: licence.name, path: licence.url }],
      resources: lists.map(({ name, title, columns }) => ({
        name,
        title,
        path: `${name}.csv`,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        schema: {
          fields: Object.entries({ ...columns, ...commonColumns }).map(([column, { en }]) => ({
            name: column,
            type: numbers.has(column) ? 'number' : 'string',
            description: en,
          })),
        },
      })),
    }),
}

/** The open files, made from the same public queries as the screens. */
export const openFiles = [
  ...lists.map(csvOf),
  ...lists.filter(({ hasPositions }) => hasPositions).map(geojsonOf),
  calendar,
  description,
]
