import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'street-plan',
  title: { en: 'Street plan', hi: 'सड़कों का नक्शा' },
  icon: 'i-map',
  // Last, because it is the largest item fetched ahead.
  offline: { reads: ['/api/street-plan'], warm: ['/api/street-plan'] },
  staff: () => import('./staff-manifest.ts').then(module => module.streetPlanStaffManifest),
}
