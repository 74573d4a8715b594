import { type LazyScreen, lazyScreen } from '#kit/web/lazy-screen.tsx'
import type { Screen } from '#kit/web/manifest.tsx'
import { featureScreens } from './manifests.tsx'
// Home belongs to the first script: its lazy part is its styles.
import './home.tsx'

export type Route = Pick<Screen, 'path' | 'flow'> & { screen: LazyScreen }

/** What any other address shows. */
const missing: Screen = {
  path: '*',
  load: () => import('./not-found-screen.tsx'),
  title: { en: 'Page Not Found', hi: 'पेज नहीं मिला' },
  pages: [{ address: '/404' }],
}

/** Every screen: those of the app itself, and those of the features. */
export const screens: readonly Screen[] = [
  { path: '/', load: () => import('./home-screen.tsx'), title: { en: 'Home', hi: 'होम' } },
  { path: '/search', load: () => import('./search-screen.tsx'), title: { en: 'Search', hi: 'खोजें' } },
  { path: '/admin/:room?', load: () => import('./staff/staff-screens.tsx'), flow: true },
  ...featureScreens,
  missing,
]

/** The specification has seen both spellings. */
const spellings = (path: string) => [path, path.replace(/^\/facility\//, '/facilities/')]
const routesOf = ({ path, also = [], load, flow = false }: Screen): Route[] => {
  const screen = lazyScreen(load)
  return [...new Set([path, ...also].flatMap(spellings))].map(each => ({ path: each, screen, flow }))
}
const parameters = ({ path }: Route) => path.split(':').length

/** Every address, fewer parameters first: `/facility/atm` is tried before `/facility/:type`. */
export const routes: readonly Route[] = screens
  .filter(screen => screen !== missing)
  .flatMap(routesOf)
  .toSorted((a, b) => parameters(a) - parameters(b))

export const notFound: Route = { path: missing.path, screen: lazyScreen(missing.load), flow: false }
