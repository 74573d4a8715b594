import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'mela-quiz',
  title: { en: 'Mela Quiz', hi: 'मेला क्विज़' },
  icon: 'i-quiz',
  screens: [
    {
      path: paths.melaQuiz(),
      load: () => import('./mela-quiz-screen.tsx').then(module => module.MelaQuizScreen),
      flow: true,
    },
  ],
  tiles: [{ label: { en: 'Quiz', hi: 'मेला क्विज़' }, row: 'stay' }],
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.melaQuizStaffManifest),
}
