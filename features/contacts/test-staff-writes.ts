import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { starterRow } from '#tests/world/forms.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'
import { contactColumns } from './columns.ts'

const contact = () => ({
  ...exampleFields(contactColumns),
  ...{ id: randomUUID(), name: two(randomUUID()) },
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
    'POST /api/contacts/file': { log: 'contact imported', make: () => ({ body: starterRow('contacts') }) },
  },
}
