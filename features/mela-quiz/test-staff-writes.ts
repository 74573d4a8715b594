import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/mela-quiz/settings': {
      log: 'quiz-settings changed',
      make: () => ({ body: { show_answers: true } }),
    },
  },
}
