import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'mela-quiz',
  tiles: [
    { label: { en: 'Quiz', hi: 'मेला क्विज़' }, icon: 'i-quiz', to: paths.melaQuiz(), row: 'stay', place: 4 },
  ],
}
