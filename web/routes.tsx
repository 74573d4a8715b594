import { type LazyScreen, lazyScreen } from '#kit/web/lazy-screen.tsx'
import { Screen as Home } from './home.tsx'

/** A screen and its address. What is written of it before anybody asks stands in written-pages.tsx. */
export type Route = {
  /** As in the address bar; `:name` is a part of it. */
  path: string
  screen: LazyScreen
  /** A flow has no bottom bar. */
  flow?: boolean
}
const contacts = lazyScreen(() => import('#features/contacts/contacts-screen.tsx'))
const facility = lazyScreen(() => import('#features/facilities/facility-screen.tsx'))
const atm = lazyScreen(() => import('#features/facilities/atm-screen.tsx'))
const galleryCard = lazyScreen(() => import('#features/facilities/gallery-card-screen.tsx'))
const melaRoute = lazyScreen(() => import('#features/mela-route/route-screen.tsx'))

/** The specification has seen both spellings. */
const facilities: readonly Route[] = ['/facility', '/facilities'].flatMap(room => [
  { path: `${room}/centralised-contact`, screen: contacts },
  { path: `${room}/mela-route`, screen: melaRoute },
  { path: `${room}/route`, screen: melaRoute },
  { path: `${room}/gallery`, screen: galleryCard },
  { path: `${room}/atm`, screen: atm },
  { path: `${room}/:type`, screen: facility },
])

/** Every screen, one lazy line each, in the order in which addresses are tried. */
export const routes: readonly Route[] = [
  { path: '/', screen: lazyScreen(() => import('./home-styles.tsx').then(() => ({ Screen: Home }))) },
  ...facilities,
  { path: '/crowd-status', screen: lazyScreen(() => import('#features/crowd-status/crowd-screen.tsx')) },
  {
    path: '/gallery',
    screen: lazyScreen(() => import('#features/photo-contest/gallery/gallery-screen.tsx')),
  },
  {
    path: '/photo-contest',
    screen: lazyScreen(() => import('#features/photo-contest/entries/entry-screen.tsx')),
    flow: true,
  },
  {
    path: '/mela-quiz',
    screen: lazyScreen(() => import('#features/mela-quiz/mela-quiz-screen.tsx')),
    flow: true,
  },
  { path: '/events', screen: lazyScreen(() => import('#features/events/events-screen.tsx')) },
  { path: '/history', screen: lazyScreen(() => import('#features/history/history-screen.tsx')) },
  { path: '/attractions', screen: lazyScreen(() => import('#features/attractions/attractions-screen.tsx')) },
  {
    path: '/camera-filters',
    screen: lazyScreen(() => import('#features/camera-filters/camera-filters-screen.tsx')),
    flow: true,
  },
  {
    path: '/virtual-pooja',
    screen: lazyScreen(() => import('#features/virtual-pooja/virtual-pooja-screen.tsx')),
    flow: true,
  },
  {
    path: '/live-darshan',
    screen: lazyScreen(() => import('#features/live-darshan/live-darshan-screen.tsx')),
  },
  { path: '/lost-found', screen: lazyScreen(() => import('#features/lost-found/lost-found-screen.tsx')) },
  {
    path: '/lost-found/submit',
    screen: lazyScreen(() => import('#features/lost-found/report/report-screen.tsx')),
    flow: true,
  },
  {
    path: '/missing-person',
    screen: lazyScreen(() => import('#features/lost-found/missing-person/missing-person-screen.tsx')),
    flow: true,
  },
  {
    path: '/feedback',
    screen: lazyScreen(() => import('#features/feedback/feedback-screen.tsx')),
    flow: true,
  },
  {
    path: '/complaints',
    screen: lazyScreen(() => import('#features/complaints/complaints-screen.tsx')),
    flow: true,
  },
  {
    path: '/admin/vehicle',
    screen: lazyScreen(() => import('#features/vehicles/vehicle-screen.tsx')),
    flow: true,
  },
  { path: '/admin/:room?', screen: lazyScreen(() => import('./staff/staff-screens.tsx')), flow: true },
  { path: '/search', screen: lazyScreen(() => import('./search.tsx')) },
  // Shown by the server in development only.
]

/** What any other address shows. */
export const notFound: Route = { path: '*', screen: lazyScreen(() => import('./not-found-screen.tsx')) }
