import { form, openDesk, said } from '#tests/vehicles/parking-desk.ts'
import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/vehicles': {
      log: 'vehicle registered',
      make: ({ photo }) => ({ body: form(said(), { photo }) }),
    },
    'POST /api/vehicles/:id/departure': {
      log: 'vehicle changed',
      make: async ({ world, photo }) => {
        const { body } = await openDesk(world, photo).register(said())
        return { path: `/api/vehicles/${body.id}/departure`, body: form({ phone: '9876500010' }, { photo }) }
      },
    },
  },
  unlogged: { 'PUT /api/vehicles/blocks/:block': 'reserves numbers; each is logged when it is used' },
}
