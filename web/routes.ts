import type { Text } from '#common/text.ts'
import { emergencyIds, firstAidTitle } from '#content/emergencies.ts'
import { pageOf } from '#features/facilities/manifest.ts'
import { type LazyScreen, lazyScreen } from '#kit/web/lazy-screen.tsx'
import type { Screen } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'
import { home, staff } from './features.ts'
import { featureScreens } from './manifests.ts'
import { appTexts } from './texts.ts'
// Home is part of the entry; only its styles are loaded lazily.
import './home.tsx'

export type Route = Pick<Screen, 'path' | 'flow'> & { screen: LazyScreen; title: Text }

/** The screen for any other address. */
const missing: Screen = {
  path: '*',
  load: () => import('./not-found-screen.tsx').then(module => module.NotFoundScreen),
  title: appTexts.notFound,
  pages: [{ address: '/404' }],
}

const { address: path, ...places } = pageOf('parking')
/** Joins two features: the fair's lots above the list of places. */
const parking: Screen = {
  ...places,
  path,
  reads: [...places.reads, '/api/parking'],
  rest: 10_000,
  load: () => import('./parking-screen.tsx').then(module => module.ParkingScreen),
}

const firstAid = {
  load: () => import('./first-aid-screen.tsx').then(module => module.FirstAidScreen),
  title: firstAidTitle,
}

/** Every screen: the app's own and the features'. */
export const screens: readonly Screen[] = [
  { path: '/', load: () => import('./home-screen.ts').then(module => module.HomePage), title: home.title },
  {
    path: '/search',
    load: () => import('./search-screen.tsx').then(module => module.SearchPage),
    title: appTexts.search,
  },
  {
    path: '/admin/:panel?',
    load: () => import('./staff/staff-screens.tsx').then(module => module.StaffScreens),
    flow: true,
    title: staff.title,
  },
  {
    path: '/print/:page?',
    also: ['/wall/:page?'],
    load: () => import('./unframed-screens.tsx').then(module => module.UnframedScreens),
    flow: true,
  },
  parking,
  { ...firstAid, path: paths.firstAid() },
  {
    ...firstAid,
    path: paths.firstAid(':emergency'),
    pages: emergencyIds.map(id => ({ address: paths.firstAid(id) })),
  },
  ...featureScreens,
  missing,
]

/** Both spellings that the specification names. */
const spellings = (path: string) => [path, path.replace(/^\/facility\//, '/facilities/')]
const untitled = { en: '', hi: '' }
const routesOf = ({ path, also = [], load, flow = false, title = untitled }: Screen): Route[] => {
  const screen = lazyScreen(load)
  return [...new Set([path, ...also].flatMap(spellings))].map(each => ({ path: each, screen, flow, title }))
}
const parameters = ({ path }: Route) => path.split(':').length

/** Every route, those with fewer parameters first: `/facility/atm` is tried before `/facility/:type`. */
export const routes: readonly Route[] = screens
  .filter(screen => screen !== missing)
  .flatMap(routesOf)
  .toSorted((a, b) => parameters(a) - parameters(b))

export const notFound: Route = {
  path: missing.path,
  screen: lazyScreen(missing.load),
  flow: false,
  title: appTexts.notFound,
}

/** Titles by path, for links named like the screen they lead to. */
export const titlesByPath: Readonly<Record<string, Text>> = Object.fromEntries(
  routes.map(({ path, title }) => [path, title]),
)
