import type { Manifest } from '#kit/web/manifest.ts'
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
  menu: {},
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.feedbackStaffManifest),
}
