import { randomUUID } from 'node:crypto'
import { csvForm } from '#tests/world/csv-form.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const place = () => ({
  id: randomUUID(),
  facility_type: 'toilet',
  name: two(randomUUID()),
  location_name: two('Chhata Bazar'),
  position: null,
  contact_number: null,
  google_maps_link: null,
  verified: 'no',
  source: 'ward office',
  is_active: true,
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
    'POST /api/facilities/file': { log: 'place imported', make: () => ({ body: csvForm('places') }) },
  },
}
