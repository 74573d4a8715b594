import type { Manifest } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'
import { aboutPageIds, aboutPages } from './pages.ts'

const load = () => import('./about-screen.tsx')

export const manifest: Manifest = {
  name: 'about',
  title: aboutPages.about,
  icon: 'i-shield',
  screens: aboutPageIds.map(id => ({ path: paths.about(id), title: aboutPages[id], load })),
  search: { place: 170, load: () => import('./search-words.tsx') },
}
