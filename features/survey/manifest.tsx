import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'survey',
  title: { en: 'Survey', hi: 'सर्वे' },
  icon: 'i-route',
  staff: () => import('./staff-manifest.tsx').then(module => module.surveyStaffManifest),
}
