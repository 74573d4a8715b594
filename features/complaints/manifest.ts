import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'complaints',
  title: { en: 'Complaint', hi: 'शिकायत' },
  icon: 'i-warning',
  screens: [
    {
      path: paths.complaints(),
      load: () => import('./complaints-screen.tsx').then(module => module.ComplaintsScreen),
      flow: true,
    },
  ],
  menu: {},
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.complaintsStaffManifest),
}
