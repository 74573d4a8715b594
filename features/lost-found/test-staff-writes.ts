import { randomUUID } from 'node:crypto'
import { form } from '#tests/vehicles/parking-desk.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'

const notice = { notice_version: 'v1', notice_language: 'hi' }

async function item({ admin, photo }: Stage): Promise<string> {
  const fields = {
    id: randomUUID(),
    type: 'Lost',
    kind: 'other',
    name: 'Mohan',
    phone: '9876500010',
    show_phone: 'true',
    ...notice,
  }
  const { body } = await admin.call('POST /api/lost-found', form(fields, { photo }))
  return `/api/lost-found-items/${body.id}`
}

async function missingPerson({ admin }: Stage): Promise<string> {
  const fields = {
    id: randomUUID(),
    name: 'Sita',
    phone: '9876500010',
    is_found: 'false',
    person: 'Blue shirt',
    ...notice,
  }
  const { body } = await admin.call('POST /api/missing-persons', form(fields, {}))
  return `/api/missing-persons/${body.id ?? fields.id}`
}

export const staffWrites: StaffWrites = {
  writes: {
    'PATCH /api/lost-found-items/:id': {
      log: 'lost-found changed',
      make: async stage => ({ path: await item(stage), body: { status: 'resolved' } }),
    },
    'POST /api/lost-found-items/:id/phone': {
      log: 'lost-found number-seen',
      make: async stage => ({ path: `${await item(stage)}/phone` }),
    },
    'POST /api/lost-found-items/:id/person': {
      log: 'lost-found moved-to-control-room',
      make: async stage => ({ path: `${await item(stage)}/person` }),
    },
    'PATCH /api/missing-persons/:id': {
      log: 'missing-person changed',
      make: async stage => ({
        path: await missingPerson(stage),
        body: { status: 'closed', note: 'Together again' },
      }),
    },
  },
}
