import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'history',
  title: { en: 'History', hi: 'इतिहास' },
  icon: 'm-om',
  screens: [
    {
      path: paths.history(),
      load: () => import('./history-screen.tsx').then(module => module.HistoryScreen),
    },
  ],
  menu: { place: 1 },
  search: { place: 90, load: () => import('./search-words.ts') },
}
