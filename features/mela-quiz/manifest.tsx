import type { Manifest } from '#kit/web/manifest.tsx'
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
  tiles: [{ label: { en: 'Quiz', hi: 'मेला क्विज़' }, row: 'stay', place: 4 }],
  search: { place: 140, load: () => import('./search-words.tsx') },
  staff: () => import('./staff-manifest.tsx').then(module => module.melaQuizStaffManifest),
}
