import { randomUUID } from 'node:crypto'
import { form, openDesk, said } from '#tests/vehicles/parking-desk.ts'
import { added, type StaffWrites } from '#tests/world/staff-writes.ts'

const lot = (id: string) => ({
  ...{
    id,
    number: 40,
    turn: 40,
    name: { en: '', hi: '' },
    location_name: { en: '', hi: '' },
    position: null,
  },
  ...{ capacity: 60, kinds: null, is_open: true, is_confirmed: false },
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/parking': { log: 'parking-lot added', make: () => ({ body: lot(randomUUID()) }) },
    'PUT /api/parking/:id': {
      log: 'parking-lot changed',
      make: stage => added(stage, '/api/parking', { ...lot(randomUUID()), number: 41 }),
    },
    'PUT /api/parking/:id/counts/:count': {
      log: 'parking-lot counted',
      make: () => ({ path: `/api/parking/parking-1/counts/${randomUUID()}`, body: { counted: 3 } }),
    },
    'PUT /api/parking/:id/gate': {
      log: 'parking-lot changed',
      make: () => ({ path: '/api/parking/parking-5/gate', body: { is_open: false } }),
    },
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
