import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'survey',
  title: { en: 'Survey', hi: 'सर्वे' },
  icon: 'i-route',
  staff: () => import('./staff-manifest.ts').then(module => module.surveyStaffManifest),
}
