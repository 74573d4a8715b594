import { randomUUID } from 'node:crypto'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const event = () => ({
  id: randomUUID(),
  date: '2027-07-19',
  time: '05:00',
  type: 'religious',
  title: two(randomUUID()),
  description: two('Offering'),
  is_active: true,
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
