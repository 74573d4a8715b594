import { randomUUID } from 'node:crypto'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'

const place = async ({ world }: Stage): Promise<string> => {
  const { rows } = await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
     values ($1, 'द्वार', '', '', 'press') returning id`,
    [randomUUID()],
  )
  return rows[0].id
}

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/crowd-status/:id': {
      log: 'crowd reported',
      make: async stage => ({
        path: `/api/crowd-status/${await place(stage)}`,
        body: { status: 'high', description: { en: '', hi: '' } },
      }),
    },
    'PUT /api/crowd-status/:id/reporters': {
      log: 'crowd-reporters changed',
      make: async stage => ({
        path: `/api/crowd-status/${await place(stage)}/reporters`,
        body: { reporters: ['asha'] },
      }),
    },
  },
}
