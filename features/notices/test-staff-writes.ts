import { randomUUID } from 'node:crypto'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const notice = () => ({ id: randomUUID(), level: 'info', text: two('Gate 2 is closed.'), hours: 1 })

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/notices': { log: 'notice added', make: () => ({ body: notice() }) },
    'PUT /api/notices/:id': {
      log: 'notice changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/notices', notice())
        return { path, body: { ...body, level: 'warning' } }
      },
    },
    'DELETE /api/notices/:id': {
      log: 'notice ended',
      make: async stage => ({ path: (await added(stage, '/api/notices', notice())).path }),
    },
  },
}
