import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'live-darshan',
  title: { en: 'Live Darshan', hi: 'लाइव दर्शन' },
  icon: 'i-darshan',
  screens: [
    {
      path: paths.liveDarshan(),
      load: () => import('./live-darshan-screen.tsx').then(module => module.LiveDarshanScreen),
      reads: ['/api/live-darshan'],
    },
  ],
  offline: { reads: ['/api/live-darshan'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.liveDarshanStaffManifest),
}
