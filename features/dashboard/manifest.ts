import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'dashboard',
  title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
  icon: 'i-home',
  staff: () => import('./staff-manifest.ts').then(module => module.dashboardStaffManifest),
}
