import { randomUUID } from 'node:crypto'
import { visitorForm } from '#tests/world/forms.ts'
import type { StaffWrites } from '#tests/world/staff-writes.ts'
import type { StaffDanger } from './contract.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PATCH /api/dangers/:id': {
      log: 'danger changed',
      make: async ({ admin }) => {
        const id = randomUUID()
        await admin.call('POST /api/dangers', visitorForm({ id, kind: 'wire', words: 'Gate 2' }))
        const { body } = await admin.call<{ dangers: StaffDanger[] }>('GET /api/dangers/all?list=open')
        const updated_at = body.dangers.find(danger => danger.id === id)?.updated_at
        return { path: `/api/dangers/${id}`, body: { state: 'seen', note: { en: '', hi: '' }, updated_at } }
      },
    },
  },
}
