import type { Text } from '#common/text.ts'
import { placeTypes } from '#features/facilities/facility-types.ts'
import { shortList } from '#features/facilities/nearby.ts'
import { isFacilityType, typeLabels } from '#features/facilities/type-labels.tsx'

/** What is written as HTML before anybody asks: known to the build and the server, never sent to a phone. */
export type Written = {
  /** Addresses of the route that have a page of their own. */
  pages: readonly string[]
  /** Source file behind its screen, so that the page asks for its code early. */
  file: string
  title: (page: string) => Text
  /** What a messenger shows of a shared link. */
  description?: Text
  /** Readings that the page carries. */
  reads?: (page: string) => readonly string[]
  /** Leaves out of a reading what the page shows only later. */
  shorten?: (value: never) => unknown
  /** Least time (ms) between two writings, where its rows change all the time. */
  rest?: number
}
const says = (en: string, hi: string) => () => ({ en, hi })
const typeOf = (page: string) => page.slice('/facility/'.length)
const placesOf = (page: string) =>
  isFacilityType(typeOf(page)) ? [`/api/facilities?type=${typeOf(page)}`] : []
const typeTitle = (page: string) => {
  const type = typeOf(page)
  return isFacilityType(type) ? typeLabels[type].label : { en: 'Facility Not Found', hi: 'यह सुविधा नहीं मिली' }
}

/** Every written page, one entry per screen. Staff's screens are written empty, so that their addresses open directly. */
export const writtenPages: readonly Written[] = [
  { pages: ['/'], file: 'web/home-styles.tsx', title: says('Home', 'होम') },
  {
    pages: ['/facility/centralised-contact'],
    file: 'features/contacts/contacts-screen.tsx',
    title: typeTitle,
    reads: () => ['/api/contacts'],
  },
  {
    pages: ['/facility/mela-route'],
    file: 'features/mela-route/route-screen.tsx',
    title: typeTitle,
    reads: () => ['/api/mela-route'],
  },
  { pages: ['/facility/gallery'], file: 'features/facilities/gallery-card-screen.tsx', title: typeTitle },
  {
    pages: ['/facility/atm'],
    file: 'features/facilities/atm-screen.tsx',
    title: typeTitle,
    reads: placesOf,
    shorten: shortList,
  },
  {
    pages: [...placeTypes.filter(type => type !== 'atm').map(type => `/facility/${type}`), '/facility/404'],
    file: 'features/facilities/facility-screen.tsx',
    title: typeTitle,
    reads: placesOf,
    shorten: shortList,
  },
  {
    pages: ['/crowd-status'],
    file: 'features/crowd-status/crowd-screen.tsx',
    title: says('Crowd Status', 'भीड़ की स्थिति'),
    reads: () => ['/api/crowd-status'],
  },
  {
    pages: ['/gallery'],
    file: 'features/photo-contest/gallery/gallery-screen.tsx',
    title: says('Photo Gallery', 'फोटो गैलरी'),
    reads: () => ['/api/photos'],
    rest: 10_000,
  },
  {
    pages: ['/photo-contest'],
    file: 'features/photo-contest/entries/entry-screen.tsx',
    title: says('Photo contest', 'फोटो प्रतियोगिता'),
  },
  {
    pages: ['/mela-quiz'],
    file: 'features/mela-quiz/mela-quiz-screen.tsx',
    title: says('Mela Quiz', 'मेला क्विज़'),
  },
  {
    pages: ['/events'],
    file: 'features/events/events-screen.tsx',
    title: says('Events', 'कार्यक्रम'),
    reads: () => ['/api/events'],
  },
  { pages: ['/history'], file: 'features/history/history-screen.tsx', title: says('History', 'इतिहास') },
  {
    pages: ['/attractions'],
    file: 'features/attractions/attractions-screen.tsx',
    title: says('Attractions', 'आकर्षण स्थल'),
  },
  {
    pages: ['/camera-filters'],
    file: 'features/camera-filters/camera-filters-screen.tsx',
    title: says('Shiva Camera Filters', 'शिव कैमरा फ़िल्टर'),
  },
  {
    pages: ['/virtual-pooja'],
    file: 'features/virtual-pooja/virtual-pooja-screen.tsx',
    title: says('Virtual Pooja', 'वर्चुअल पूजा'),
  },
  {
    pages: ['/live-darshan'],
    file: 'features/live-darshan/live-darshan-screen.tsx',
    title: says('Live Darshan', 'लाइव दर्शन'),
    reads: () => ['/api/live-darshan'],
  },
  { pages: ['/feedback'], file: 'features/feedback/feedback-screen.tsx', title: says('Feedback', 'सुझाव दें') },
  {
    pages: ['/complaints'],
    file: 'features/complaints/complaints-screen.tsx',
    title: says('Complaint', 'शिकायत'),
  },
  {
    pages: ['/admin/vehicle'],
    file: 'features/vehicles/vehicle-screen.tsx',
    title: says('Vehicle Admin', 'वाहन प्रशासन'),
  },
  {
    pages: ['/lost-found'],
    file: 'features/lost-found/lost-found-screen.tsx',
    title: says('Lost & Found', 'खोया-पाया'),
  },
  {
    pages: ['/lost-found/submit'],
    file: 'features/lost-found/report/report-screen.tsx',
    title: says('Lost & Found', 'खोया-पाया'),
  },
  {
    pages: ['/missing-person'],
    file: 'features/lost-found/missing-person/missing-person-screen.tsx',
    title: says('Missing person', 'बिछड़ा व्यक्ति'),
  },
  { pages: ['/search'], file: 'web/search.tsx', title: says('Search', 'खोजें') },
  { pages: ['/404'], file: 'web/not-found-screen.tsx', title: says('Page Not Found', 'पेज नहीं मिला') },
]
