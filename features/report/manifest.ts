import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'report',
  title: { en: 'Report after the fair', hi: 'मेले की रिपोर्ट' },
  icon: 'i-print',
  staff: () => import('./staff-manifest.ts').then(module => module.reportStaffManifest),
}
