import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'
import { aboutPageIds, aboutTitle } from './page-ids.ts'

const load = () => import('./about-screen.tsx').then(module => module.AboutScreen)

export const manifest: Manifest = {
  name: 'about',
  title: aboutTitle,
  icon: 'i-shield',
  search: () => import('./search-words.ts'),
  screens: aboutPageIds.map(id => ({ path: paths.about(id), load })),
}
