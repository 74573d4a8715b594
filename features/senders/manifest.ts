import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'senders',
  title: { en: 'Too many at once', hi: 'एक साथ बहुत ज़्यादा' },
  icon: 'i-warning',
  staff: () => import('./staff-manifest.ts').then(module => module.sendersStaffManifest),
}
