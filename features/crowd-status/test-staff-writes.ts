import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { starterRow } from '#tests/world/forms.ts'
import { added, type StaffWrites, type Stage, two } from '#tests/world/staff-writes.ts'
import type { CrowdPlace } from './contract.ts'
import { crowdPlaceColumns } from './places/columns.ts'

const place = async ({ world }: Stage): Promise<string> => {
  const { rows } = await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
     values ($1, 'द्वार', '', '', 'press') returning id`,
    [randomUUID()],
  )
  return rows[0].id
}

const row = () => ({
  ...exampleFields(crowdPlaceColumns),
  ...{ id: randomUUID(), kind: 'gate', name: two(randomUUID()) },
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/crowd-places': { log: 'crowd-place added', make: () => ({ body: row() }) },
    'PUT /api/crowd-places/:id': {
      log: 'crowd-place changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/crowd-places', row())
        return { path, body: { ...body, source: 'seen' } }
      },
    },
    'POST /api/crowd-places/file': {
      log: 'crowd-place imported',
      make: () => ({ body: starterRow('crowd-places') }),
    },
    'PUT /api/crowd-status/:id': {
      log: 'crowd reported',
      make: async stage => ({
        path: `/api/crowd-status/${await place(stage)}`,
        body: { status: 'high', description: { en: '', hi: '' } },
      }),
    },
    'PUT /api/crowd-status/:id/withdrawal': {
      log: 'crowd withdrawn',
      make: async stage => {
        const path = `/api/crowd-status/${await place(stage)}`
        const description = { en: '', hi: '' }
        const { body } = await stage.admin.call(`PUT ${path}`, { status: 'high', description })
        return { path: `${path}/withdrawal`, body: { updated_at: (body as CrowdPlace).updated_at } }
      },
    },
    'PUT /api/crowd-status/:id/reporters': {
      log: 'crowd-reporters changed',
      make: async stage => {
        const username = `u${randomUUID().slice(0, 8)}`
        await stage.admin.call('POST /api/staff-accounts', { username, roles: ['crowd-reporter'] })
        return {
          path: `/api/crowd-status/${await place(stage)}/reporters`,
          body: { reporters: [username] },
        }
      },
    },
  },
}
