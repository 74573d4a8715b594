import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'cases',
  title: { en: 'Cases', hi: 'मामले' },
  icon: 'i-bell',
  staff: () => import('./staff-manifest.ts').then(module => module.casesStaffManifest),
}
