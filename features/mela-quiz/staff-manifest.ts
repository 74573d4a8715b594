import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const melaQuizStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'quiz',
      permission: 'quiz',
      load: () => import('./staff/quiz-panel.tsx').then(module => module.QuizPanel),
    },
    {
      id: 'quiz-questions',
      label: { en: 'Quiz questions', hi: 'क्विज़ के सवाल' },
      icon: 'i-quiz',
      permission: 'admin',
      load: () => import('./staff/questions-panel.tsx').then(module => module.QuestionsPanel),
    },
  ],
  auditWords: {
    'quiz-players': { en: 'Quiz players', hi: 'क्विज़ के खिलाड़ी' },
    'quiz-question': { en: 'Quiz question', hi: 'क्विज़ का सवाल' },
    hide: { en: 'name hidden', hi: 'नाम छिपाना' },
    show: { en: 'name shown', hi: 'नाम दिखाना' },
    void: { en: 'not counted', hi: 'गिनती से हटाना' },
    restore: { en: 'counted again', hi: 'फिर गिनना' },
    release: { en: 'number released', hi: 'नंबर को फिर मौका देना' },
    'release-device': { en: 'phone released', hi: 'फ़ोन को फिर मौका देना' },
    quiz: { en: 'Quiz', hi: 'क्विज़' },
    'quiz-settings': { en: 'Quiz', hi: 'क्विज़' },
  },
  exports: [{ list: 'quiz' }],
  alarms: {
    'unusual-quiz': {
      en: 'Starts of the quiz: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'क्विज़ की शुरुआत: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'quiz-starts': {
      en: 'Quiz: {count} starts within an hour. Somebody may be trying out phone numbers.',
      hi: 'क्विज़: एक घंटे में {count} बार शुरू हुई। हो सकता है कोई फ़ोन नंबर आज़मा रहा हो।',
    },
  },
}
