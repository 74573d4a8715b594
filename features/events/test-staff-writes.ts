import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'
import { eventColumns } from './columns.ts'

const event = () => ({
  ...exampleFields(eventColumns),
  ...{ id: randomUUID(), date: '2027-07-19', time: '05:00', title: two(randomUUID()) },
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/events': { log: 'event added', make: () => ({ body: event() }) },
    'PUT /api/events/:id': {
      log: 'event changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/events', event())
        return { path, body: { ...body, time: '06:00' } }
      },
    },
  },
}
