import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'practice',
  title: { en: 'Practice night', hi: 'अभ्यास की रात' },
  icon: 'i-clock',
  staff: () => import('./staff-manifest.ts').then(module => module.practiceStaffManifest),
}
