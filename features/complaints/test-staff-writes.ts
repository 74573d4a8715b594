import { randomUUID } from 'node:crypto'
import { form } from '#tests/world/forms.ts'
import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PATCH /api/complaints/:number': {
      log: 'complaint changed',
      make: async ({ admin }) => {
        const notice = { notice_version: 'v1', notice_language: 'hi' }
        const fields = { id: randomUUID(), category: 'water', words: 'Dry tap', ...notice }
        const { body } = await admin.call('POST /api/complaints', form(fields, {}))
        return { path: `/api/complaints/${body.number}`, body: { status: 'done', answer: 'Mended' } }
      },
    },
  },
}
