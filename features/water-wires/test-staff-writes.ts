import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'
import { waterWireColumns } from './columns.ts'

const row = () => ({
  ...exampleFields(waterWireColumns),
  ...{ id: randomUUID(), name: two(randomUUID()) },
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/water-wires': { log: 'water-wire added', make: () => ({ body: row() }) },
    'PUT /api/water-wires/:id': {
      log: 'water-wire changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/water-wires', row())
        return { path, body: { ...body, state: 'shut' } }
      },
    },
  },
}
