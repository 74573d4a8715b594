import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'crowd-status',
  title: { en: 'Crowd Status', hi: 'भीड़ की स्थिति' },
  icon: 'i-crowd',
  screens: [
    {
      path: paths.crowdStatus(),
      load: () => import('./crowd-screen.tsx').then(module => module.CrowdScreen),
      reads: ['/api/crowd-status'],
    },
  ],
  menu: {},
  offline: {
    reads: ['/api/crowd-status', '/api/crowd-status/day'],
    warm: ['/api/crowd-status'],
  },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.crowdStatusStaffManifest),
}
