import type { Manifest } from '#kit/web/manifest.tsx'
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
  menu: { place: 6.5 },
  search: { place: 170, load: () => import('./search-words.tsx') },
  staff: () => import('./staff-manifest.tsx').then(module => module.complaintsStaffManifest),
}
