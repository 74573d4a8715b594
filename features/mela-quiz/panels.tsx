import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'quiz',
    label: { en: 'Mela Quiz', hi: 'मेला क्विज़' },
    icon: 'i-quiz',
    role: 'admin',
    load: () => import('./staff/quiz-panel.tsx'),
  },
]
