import { fairDate } from '#common/fair-time.ts'
import { dailyAartis, type Edition, editions } from '#content/edition.ts'
import type {
  crowdPlaceColumns,
  eventColumns,
  placeColumns,
  walkColumns,
} from '#features/about/open-columns.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import { seasonAt, withStaffSchedules } from '#features/events/season.ts'
import { eventsTexts } from '#features/events/texts.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import type { MelaRoute } from '#features/mela-route/contract.ts'

/** One row of an open file; its columns are those of features/about/open-columns.ts. */
export type OpenRow = Record<string, string | number | boolean | null>
type Value = OpenRow[string]
type RowOf<Columns> = Record<keyof Columns, Value>

/** Places without their phone numbers, which may be a person's: a copied file cannot be corrected. */
export const placeRows = ({ facilities }: FacilityList): RowOf<typeof placeColumns>[] =>
  facilities.map(place => ({
    id: place.id,
    type: place.facility_type,
    name_en: place.name.en,
    name_hi: place.name.hi,
    location_en: place.location_name.en,
    location_hi: place.location_name.hi,
    latitude: place.latitude,
    longitude: place.longitude,
    precision_m: place.precision_m,
    verified: place.verified,
    source: place.source,
    updated_at: place.updated_at,
  }))

/** Names only: crowd levels are valid for minutes, but a file is kept for months. */
export const crowdPlaceRows = ({ places }: CrowdStatus): RowOf<typeof crowdPlaceColumns>[] =>
  places.map(({ id, location }) => ({ id, name_en: location.en, name_hi: location.hi }))

type EventRow = RowOf<typeof eventColumns>

/** Each fair's days and Mondays from the calendar, then announced events, then daily ones. */
export function eventRows(schedules: StaffSchedules): EventRow[] {
  const known = withStaffSchedules(editions, schedules)
  return [...known.flatMap(rowsOfFair), ...known.flatMap(announcedRows), ...dailyAartis.map(rowOf)]
}
const calendarRow = { time: null, description_en: '', description_hi: '' }
function rowsOfFair({ year, shravan, mondays, dates }: Edition): EventRow[] {
  const basis = { year, basis: dates, ...calendarRow }
  const fair = { title_en: `Shravani Mela ${year}`, title_hi: `श्रावणी मेला ${year}` }
  const { mondayOffering: monday } = eventsTexts
  return [
    { ...basis, type: 'fair', date: shravan.from, end_date: shravan.to, ...fair },
    ...mondays.map((date, at) => ({
      ...basis,
      type: 'monday',
      date,
      end_date: null,
      title_en: `${monday.en} (${at + 1})`,
      title_hi: `${monday.hi} (${at + 1})`,
    })),
  ]
}
const announcedRows = ({ year, schedule }: Edition): EventRow[] =>
  schedule.map(entry => ({ ...rowOf(entry), year, date: entry.date ?? null }))
const rowOf = ({ type, time, title, description }: Edition['schedule'][number]): EventRow => ({
  year: null,
  type,
  date: null,
  end_date: null,
  time,
  title_en: title.en,
  title_hi: title.hi,
  description_en: description.en,
  description_hi: description.hi,
  basis: 'announced',
})

export const walkRows = ({ waypoints }: MelaRoute): RowOf<typeof walkColumns>[] =>
  waypoints.map(stop => ({
    order: stop.order,
    name_en: stop.name.en,
    name_hi: stop.name.hi,
    latitude: stop.position?.lat ?? null,
    longitude: stop.position?.lng ?? null,
    precision_m: stop.precision_m ?? null,
    order_unsure: stop.order_unsure ?? false,
    near: (stop.near ?? []).join(' '),
  }))

/** A line in an open file: latitude and longitude of each point, and its properties. */
export type OpenLine = {
  points: readonly (readonly [lat: number, lng: number])[]
  basis: string
  precision_m: Value
  recorded_until: Value
}

/** The walk's line as adopted from the survey, in walking order; empty before that. It contains nobody's name. */
export const walkLines = ({ line }: MelaRoute): OpenLine[] =>
  (line?.parts ?? []).map(({ points, recorded = false }) => ({
    points,
    basis: recorded ? 'recorded' : 'straight',
    precision_m: recorded ? (line?.error_m ?? null) : null,
    recorded_until: line?.walked_on ?? null,
  }))

/** The year of the current or next fair, and the date of a time (ms). */
export function editionAt(at: number): { edition: number; made: string } {
  const { now, next, last } = seasonAt(at, editions)
  const made = fairDate(at)
  return { edition: (now ?? next ?? last)?.year ?? Number(made.slice(0, 4)), made }
}
