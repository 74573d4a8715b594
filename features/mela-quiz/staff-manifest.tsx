import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'quiz',
      role: 'admin',
      place: 140,
      load: () => import('./staff/quiz-panel.tsx'),
    },
  ],
  auditWords: {
    quiz: { en: 'Quiz', hi: 'क्विज़' },
    'quiz-settings': { en: 'Quiz', hi: 'क्विज़' },
  },
  exports: [{ list: 'quiz', place: 5 }],
  alarms: {
    'quiz-starts': {
      en: 'Quiz: {count} starts within an hour. Somebody may be trying out phone numbers.',
      hi: 'क्विज़: एक घंटे में {count} बार शुरू हुई। हो सकता है कोई फ़ोन नंबर आज़मा रहा हो।',
    },
  },
}
