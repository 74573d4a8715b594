import { visitorForm } from '#tests/world/forms.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import type { PersonDetail } from './reunite/contract.ts'
import { described, deskEntry, enter, reportPerson } from './reunite/test-desk.ts'

const item = async ({ admin, photo }: Stage): Promise<string> => {
  const thing = { type: 'Lost', kind: 'other', name: 'Mohan', phone: '9876500010', show_phone: 'true' }
  const { body } = await admin.call('POST /api/lost-found', visitorForm(thing, photo))
  return `/api/lost-found-items/${body.id}`
}
const missingPerson = async ({ admin }: Stage) => `/api/missing-persons/${await reportPerson(admin)}`
/** A person found by a desk. */
const atDesk = async ({ admin }: Stage) =>
  `/api/missing-persons/${await enter(admin, { is_found: 'true', desk: 'Desk 2' })}`
const question = { kind: 'question', document: '', match: null }

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
      make: ({ photo }) => ({ body: visitorForm(deskEntry(), photo) }),
    },
    'POST /api/missing-persons/:id/police': {
      log: 'missing-person police-told',
      make: async stage => ({ path: `${await missingPerson(stage)}/police`, body: { station: 'Nagar' } }),
    },
    'POST /api/missing-persons/:id/checks': {
      log: 'missing-person checked',
      make: async stage => ({ path: `${await atDesk(stage)}/checks`, body: question }),
    },
    'POST /api/missing-persons/:id/hand-over': {
      log: 'missing-person handed-over',
      make: async stage => {
        const path = await atDesk(stage)
        await stage.admin.call(`POST ${path}/checks`, question)
        await stage.world.owner.query(
          `insert into missing_person_checks (person_id, kind, staff_id, username) values ($1, 'call-back', 'x', 'x')`,
          [path.split('/').at(-1)],
        )
        return { path: `${path}/hand-over`, body: { receiver: 'Mohan', relation: 'child', witness: '' } }
      },
    },
    'POST /api/missing-persons/:id/read-out': {
      log: 'missing-person read-out',
      make: async stage => ({ path: `${await atDesk(stage)}/read-out`, body: {} }),
    },
    'PUT /api/missing-persons/:id/screens': {
      log: 'missing-person put-on-screens',
      make: async stage => ({ path: `${await atDesk(stage)}/screens`, body: { is_shown: true } }),
    },
    'PUT /api/missing-persons/:id/police-word': {
      log: 'missing-person police-word',
      make: async stage => ({
        path: `${await atDesk(stage)}/police-word`,
        body: { is_given: true, from: 'SI Sharma' },
      }),
    },
    'POST /api/missing-persons/:id/search': {
      log: 'missing-person search-started',
      make: async stage => {
        await stage.world.owner.query(
          `insert into numbered_posts (code, kind, beside_en, beside_hi, latitude, longitude, source, updated_at)
           values ('Z98', 'pole', '', '', 26.12, 85.39, 'test', now()) on conflict do nothing`,
        )
        return { path: `${await missingPerson(stage)}/search`, body: { what: 'start', place: 'Post Z 98' } }
      },
    },
    'PUT /api/missing-persons/:id/public-call': {
      log: 'missing-person call-released',
      make: async stage => {
        const id = await enter(stage.admin)
        await stage.world.owner.query(
          `insert into searches (person_id, place_en, place_hi, lat, lng, since)
           values ($1, 'Post G 27', 'पोस्ट G 27', 26.12, 85.39, now())`,
          [id],
        )
        return { path: `/api/missing-persons/${id}/public-call`, body: { is_released: true } }
      },
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
