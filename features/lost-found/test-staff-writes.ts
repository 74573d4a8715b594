import { randomUUID } from 'node:crypto'
import { form } from '#tests/vehicles/parking-desk.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import type { PersonDetail } from './reunite/contract.ts'
import { described, deskEntry } from './reunite/test-desk.ts'

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
        body: { status: 'closed', outcome: 'together', note: 'Together again' },
      }),
    },
    'POST /api/missing-persons/entries': {
      log: 'missing-person added',
      make: ({ photo }) => ({ body: form({ ...deskEntry(), ...notice }, { photo }) }),
    },
    'PUT /api/missing-persons/:id/description': {
      log: 'missing-person described',
      make: async stage => {
        const path = await missingPerson(stage)
        const { body } = await stage.admin.call<PersonDetail>(`GET ${path}`)
        return { path: `${path}/description`, body: { ...described, changed_at: body.person.changed_at } }
      },
    },
  },
}
