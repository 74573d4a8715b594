import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'danger',
  title: { en: 'Report a danger', hi: 'खतरा बताएँ' },
  icon: 'i-warning',
  screens: [
    {
      path: paths.danger(),
      load: () => import('./danger-screen.tsx').then(module => module.DangerScreen),
      flow: true,
    },
  ],
  menu: {},
  offline: {
    reads: ['/api/dangers', '/api/dangers/places'],
    warm: ['/api/dangers/places'],
  },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.dangerStaffManifest),
}
