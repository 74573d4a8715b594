import type { Manifest } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'feedback',
  title: { en: 'Feedback', hi: 'सुझाव दें' },
  icon: 'i-star',
  screens: [
    {
      path: paths.feedback(),
      load: () => import('./feedback-screen.tsx').then(module => module.FeedbackScreen),
      flow: true,
    },
  ],
  menu: { place: 6 },
  search: { place: 160, load: () => import('./search-words.tsx') },
  staff: () => import('./staff-manifest.tsx').then(module => module.feedbackStaffManifest),
}
