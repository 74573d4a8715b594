import { randomUUID } from 'node:crypto'
import { csvForm } from '#tests/world/csv-form.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const contact = () => ({
  id: randomUUID(),
  contact_type: 'office',
  category: 'mmc_admin',
  name: two(randomUUID()),
  designation: two('Clerk'),
  phone: '0621-2233033',
  email: null,
  ranking: null,
  source: 'ward office',
  is_active: true,
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/contacts': { log: 'contact added', make: () => ({ body: contact() }) },
    'PUT /api/contacts/:id': {
      log: 'contact changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/contacts', contact())
        return { path, body: { ...body, source: 'seen' } }
      },
    },
    'POST /api/contacts/file': { log: 'contact imported', make: () => ({ body: csvForm('contacts') }) },
  },
}
