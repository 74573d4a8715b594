import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'attractions',
  title: { en: 'Attractions', hi: 'आकर्षण स्थल' },
  icon: 'i-pin',
  screens: [
    {
      path: paths.attractions(),
      load: () => import('./attractions-screen.tsx').then(module => module.AttractionsScreen),
    },
  ],
  menu: {},
  search: () => import('./search-words.ts'),
}
