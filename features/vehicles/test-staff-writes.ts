import { randomUUID } from 'node:crypto'
import { openDesk, said } from '#tests/vehicles/parking-desk.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { form } from '#tests/world/forms.ts'
import { added, type StaffWrites } from '#tests/world/staff-writes.ts'
import { lotColumns } from './lots/columns.ts'

const lot = (id: string) => ({
  ...exampleFields(lotColumns),
  ...{ id, number: 40, turn: 40, position: null, kinds: null },
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
    'PUT /api/parking-slips/:id': {
      log: 'parking-slips added',
      make: () => ({ path: `/api/parking-slips/${randomUUID()}`, body: { slips: 2 } }),
    },
    'PUT /api/parking-slips/:id/end': {
      log: 'parking-slips ended',
      make: async ({ world }) => {
        const path = `/api/parking-slips/${randomUUID()}`
        const headers = { 'content-type': 'application/json', origin: world.url }
        await fetch(world.url + path, { method: 'PUT', headers, body: JSON.stringify({ slips: 2 }) })
        return { path: `${path}/end`, body: {} }
      },
    },
    'POST /api/vehicles': {
      log: 'vehicle registered',
      make: ({ photo }) => ({ body: form(said(), { photo }) }),
    },
    'PUT /api/vehicles/settings': {
      log: 'parking changed',
      make: () => ({ body: { overdue_hours: 12 } }),
    },
    'POST /api/vehicles/:id/departure': {
      log: 'vehicle changed',
      make: async ({ world, photo }) => {
        const { body } = await openDesk(world, photo).register(said())
        return { path: `/api/vehicles/${body.id}/departure`, body: form({ phone: '9876500010' }, { photo }) }
      },
    },
    'PUT /api/vehicles/blocks/:block': {
      log: 'vehicle-numbers reserved',
      make: () => ({ path: `/api/vehicles/blocks/${randomUUID()}` }),
    },
  },
}
