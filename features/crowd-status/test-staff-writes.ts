import { randomUUID } from 'node:crypto'
import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/crowd-status/:id': {
      log: 'crowd reported',
      make: async ({ world }) => {
        const { rows } = await world.owner.query(
          `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
           values ($1, 'द्वार', '', '', 'press') returning id`,
          [randomUUID()],
        )
        const body = { status: 'high', description: { en: '', hi: '' } }
        return { path: `/api/crowd-status/${rows[0].id}`, body }
      },
    },
  },
}
