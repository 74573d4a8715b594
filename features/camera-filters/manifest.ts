import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'camera-filters',
  title: { en: 'Camera Filters', hi: 'कैमरा फ़िल्टर' },
  icon: 'i-camera',
  screens: [
    {
      path: paths.cameraFilters(),
      load: () => import('./camera-filters-screen.tsx').then(module => module.CameraFiltersScreen),
      flow: true,
      title: { en: 'Shiva Camera Filters', hi: 'शिव कैमरा फ़िल्टर' },
    },
  ],
  menu: {},
  search: () => import('./search-words.ts'),
}
