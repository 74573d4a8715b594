import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'cases',
  title: { en: 'Cases', hi: 'मामले' },
  icon: 'i-bell',
  staff: () => import('./staff-manifest.tsx').then(module => module.casesStaffManifest),
}
