import { randomUUID } from 'node:crypto'
import type { StaffWrites } from '#tests/world/staff-writes.ts'

const report = { line: 'tail', place: 'pani-tanki', hours: 3 }

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/queue/:id': {
      log: 'queue told',
      make: () => ({ path: `/api/queue/${randomUUID()}`, body: report }),
    },
    'PUT /api/queue/:id/withdrawal': {
      log: 'queue withdrawn',
      make: async ({ admin }) => {
        const path = `/api/queue/${randomUUID()}`
        await admin.call(`PUT ${path}`, report)
        return { path: `${path}/withdrawal`, body: {} }
      },
    },
  },
}
