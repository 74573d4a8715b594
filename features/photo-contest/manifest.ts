import { facilityTypes } from '#content/facility-types.ts'
import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'photo-contest',
  title: { en: 'Photo contest', hi: 'फोटो प्रतियोगिता' },
  icon: 'i-camera',
  screens: [
    {
      path: paths.photoContest(),
      load: () => import('./entries/entry-screen.tsx').then(module => module.ContestEntryScreen),
      flow: true,
      picture: 'gallery',
    },
    {
      path: paths.gallery(),
      load: () => import('./gallery/gallery-screen.tsx').then(module => module.GalleryScreen),
      title: { en: 'Photo Gallery', hi: 'फोटो गैलरी' },
      reads: ['/api/photos'],
      rest: 10_000,
      picture: 'gallery',
    },
  ],
  tiles: [
    {
      label: facilityTypes.gallery.label,
      icon: 'i-gallery',
      to: paths.gallery(),
      row: 'stay',
    },
  ],
  menu: {},
  offline: { reads: ['/api/photos'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.photoContestStaffManifest),
}
