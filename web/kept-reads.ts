/** Public readings that the phone may keep: an allow-list, so that no vote, quiz, reveal or staff answer is ever stored. */
const kept = [
  '/api/facilities',
  '/api/contacts',
  '/api/notices',
  '/api/crowd-status',
  '/api/crowd-status/day',
  '/api/mela-route',
  '/api/events',
  '/api/weather',
  '/api/photos',
  '/api/lost-found',
  '/api/settings',
  '/api/live-darshan',
  '/api/virtual-pooja',
]
export const keptReads = (pathname: string): boolean => kept.includes(pathname)

const placeTypes = [
  'paid-hotels',
  'drinking-water',
  'toilet',
  'bathroom',
  'rest-room',
  'dharamshala',
  'shivir',
  'health-centre',
  'parking',
  'atm',
  'bhandara',
]
/** Readings taken at the first visit, most needed first. */
export const warmReads: readonly string[] = [
  ...placeTypes.map(type => `/api/facilities?type=${type}`),
  '/api/mela-route',
  '/api/contacts',
  '/api/events',
  // All of them, for search.
  '/api/facilities',
  '/api/crowd-status',
]
