import { randomUUID } from 'node:crypto'
import { form } from '#tests/vehicles/parking-desk.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import type { CaseList } from './contract.ts'

/** A complaint's case, taken or not. */
async function caseOf({ admin }: Stage, isTaken: boolean): Promise<string> {
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const id = randomUUID()
  await admin.call('POST /api/complaints', form({ id, category: 'water', words: 'Dry tap', ...notice }, {}))
  const { body } = await admin.call<CaseList>('GET /api/cases?list=open')
  const row = body.cases.find(({ subject }) => subject === id)
  if (!row) throw new Error('the complaint raised no case')
  if (isTaken) await admin.call(`POST /api/cases/${row.id}/take`, {})
  return `/api/cases/${row.id}`
}

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/cases/:id/take': {
      log: 'case taken',
      make: async stage => ({ path: `${await caseOf(stage, false)}/take`, body: {} }),
    },
    'POST /api/cases/:id/hand-over': {
      log: 'case put-back',
      make: async stage => ({
        path: `${await caseOf(stage, true)}/hand-over`,
        body: { to: null, note: 'Wait' },
      }),
    },
    'POST /api/cases/:id/done': {
      log: 'case done',
      make: async stage => ({ path: `${await caseOf(stage, true)}/done`, body: { note: 'Mended' } }),
    },
    'PUT /api/cases/settings': {
      log: 'cases changed',
      make: () => ({ body: { minutes: { complaint: 20 } } }),
    },
  },
  unlogged: {
    'POST /api/cases/seen': 'a look, which the case itself records',
  },
}
