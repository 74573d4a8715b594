import { randomUUID } from 'node:crypto'
import { form } from '#tests/vehicles/parking-desk.ts'
import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PATCH /api/dangers/:id': {
      log: 'danger changed',
      make: async ({ admin }) => {
        const id = randomUUID()
        const notice = { notice_version: 'v1', notice_language: 'hi' }
        await admin.call('POST /api/dangers', form({ id, kind: 'wire', words: 'Gate 2', ...notice }, {}))
        const { body } = await admin.call('GET /api/dangers/all?list=open')
        const { updated_at } = (body.dangers as { id: string; updated_at: string }[]).find(
          danger => danger.id === id,
        ) ?? { updated_at: '' }
        return {
          path: `/api/dangers/${id}`,
          body: { state: 'seen', note: { en: '', hi: '' }, updated_at },
        }
      },
    },
  },
}
