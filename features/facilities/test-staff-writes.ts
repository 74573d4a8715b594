import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { starterRow } from '#tests/world/forms.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'
import { placeColumns } from './columns.ts'

const place = () => ({
  ...exampleFields(placeColumns),
  ...{ id: randomUUID(), facility_type: 'toilet', name: two(randomUUID()), verified: 'no' },
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/facilities': { log: 'place added', make: () => ({ body: place() }) },
    'PUT /api/facilities/:id': {
      log: 'place changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/facilities', place())
        return { path, body: { ...body, source: 'seen' } }
      },
    },
    'DELETE /api/facilities/:id/answers': {
      log: 'place-answers dismissed',
      make: async stage => {
        const { path } = await added(stage, '/api/facilities', place())
        return { path: `${path}/answers` }
      },
    },
    'POST /api/facilities/file': { log: 'place imported', make: () => ({ body: starterRow('places') }) },
  },
}
