import { randomUUID } from 'node:crypto'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const rumour = () => ({
  id: randomUUID(),
  verdict: 'checking',
  said: two('The gate is shut.'),
  answer: { en: '', hi: '' },
  office: two('Control room'),
  is_shown: true,
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/rumours': { log: 'rumour added', make: () => ({ body: rumour() }) },
    'PUT /api/rumours/:id': {
      log: 'rumour changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/rumours', rumour())
        return { path, body: { ...body, verdict: 'not-true' } }
      },
    },
  },
}
