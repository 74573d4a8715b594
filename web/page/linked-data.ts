import { fairMoment } from '#common/fair-time.ts'
import { type Edition, editions } from '#content/edition.ts'
import type { PlaceType } from '#content/facility-types.ts'
import { temple } from '#content/temple.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import { seasonAt, withStaffSchedules } from '#features/events/season.ts'
import { eventsTexts } from '#features/events/texts.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import type { PageData } from '#kit/web/renderer.ts'

/** schema.org types for our kinds of places; others are a Place. */
const placeKinds: Partial<Record<PlaceType, string>> = {
  'paid-hotels': 'Hotel',
  toilet: 'PublicToilet',
  dharamshala: 'LodgingBusiness',
  'health-centre': 'MedicalClinic',
  parking: 'ParkingFacility',
  atm: 'AutomatedTeller',
}
/** Longer lists get no linked data, because their pages are already at the size limit; the open files have their places. */
const most = 20

/**
 * A page's schema.org data for search engines (JSON-LD): the next fair on /events, and on a list of places those with a known
 * position. '' for other pages. `at`: ms.
 */
export function linkedData(page: string, data: PageData, at: number): string {
  const found =
    page === '/events' ? fair(data['/api/events']?.value as StaffSchedules | undefined, at) : places(data)
  if (!found) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', ...found })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

const location = {
  '@type': 'HinduTemple',
  name: 'Baba Garibnath temple',
  address: 'Purani Bazar, Muzaffarpur 842001, Bihar, India',
  geo: { '@type': 'GeoCoordinates', latitude: temple.lat, longitude: temple.lng },
}

function fair(schedules: StaffSchedules | undefined, at: number): object | undefined {
  const { now, next } = seasonAt(at, withStaffSchedules(editions, schedules))
  const edition = now ?? next
  return edition && festival(edition)
}
const festival = ({ year, shravan, dates, schedule }: Edition) => ({
  '@type': 'Festival',
  name: `Shravani Mela ${year}, Muzaffarpur`,
  alternateName: `श्रावणी मेला ${year}, मुजफ्फरपुर`,
  startDate: shravan.from,
  endDate: shravan.to,
  ...(dates === 'computed' && { description: eventsTexts.computed.en }),
  location,
  subEvent: schedule.flatMap(({ date, time, title }) =>
    date
      ? {
          '@type': 'Event',
          name: title.en,
          alternateName: title.hi,
          startDate: new Date(fairMoment(date, time)).toISOString(),
          location,
        }
      : [],
  ),
})

function places(data: PageData): object | undefined {
  const list = Object.entries(data).find(([url]) => url.startsWith('/api/facilities?'))?.[1].value
  const all = (list as FacilityList | undefined)?.facilities ?? []
  const known = all.filter(({ latitude }) => latitude !== null)
  if (known.length === 0 || all.length > most) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: known.map(({ facility_type, name, latitude, longitude }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': placeKinds[facility_type] ?? 'Place',
        name: name.en,
        alternateName: name.hi,
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      },
    })),
  }
}
