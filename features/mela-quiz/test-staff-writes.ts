import { randomUUID } from 'node:crypto'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const question = () => ({
  id: randomUUID(),
  question: two('Which?'),
  right: two('This'),
  wrong: ['A', 'B', 'C'].map(word => ({ en: word, hi: word })),
  why: two('It is.'),
  is_active: true,
})

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/mela-quiz/settings': {
      log: 'quiz-settings changed',
      make: () => ({ body: { show_answers: true, draws: false } }),
    },
    'POST /api/mela-quiz/questions': { log: 'quiz-question added', make: () => ({ body: question() }) },
    'PUT /api/mela-quiz/questions/:id': {
      log: 'quiz-question changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/mela-quiz/questions', question())
        return { path, body: { ...body, is_active: false } }
      },
    },
    'POST /api/mela-quiz/players/:id/decisions': {
      log: 'quiz void',
      make: async ({ world }) => {
        const id = randomUUID()
        await world.owner.query(
          `insert into quiz_attempts (id, name, phone, phone_normalized, fair, device, option_order, answers,
             total_questions, notice_version, notice_language)
           values ($1::uuid, 'Asha', 'x', $1::text, 2027, $1::text, '[]', '[]', 10, 'v1', 'hi')`,
          [id],
        )
        return {
          path: `/api/mela-quiz/players/${id}/decisions`,
          body: { decision: 'void', reason: 'Bought' },
        }
      },
    },
  },
}
