import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'dashboard',
  title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
  icon: 'i-home',
  staff: () => import('./staff-manifest.tsx').then(module => module.dashboardStaffManifest),
}
