import { randomUUID } from 'node:crypto'
import { visitorForm } from '#tests/world/forms.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import type { CaseList } from './contract.ts'

/** A complaint's case, taken or not. */
async function caseOf({ admin }: Stage, isTaken: boolean): Promise<string> {
  const id = randomUUID()
  await admin.call('POST /api/complaints', visitorForm({ id, category: 'water', words: 'Dry tap' }))
  const { body } = await admin.call<CaseList>('GET /api/cases?list=open')
  const row = body.cases.find(({ subject }) => subject === id)
  if (!row) throw new Error('the complaint raised no case')
  if (isTaken) await admin.call(`POST /api/cases/${row.id}/take`, {})
  return `/api/cases/${row.id}`
}

const newPost = () => {
  const id = randomUUID()
  return { id, name: { en: `Post ${id}`, hi: 'चौकी' } }
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
    'POST /api/cases/:id/reopen': {
      log: 'case reopened',
      make: async stage => {
        const path = await caseOf(stage, true)
        await stage.admin.call(`POST ${path}/done`, { note: 'Mended' })
        return { path: `${path}/reopen`, body: {} }
      },
    },
    'POST /api/duty/posts': { log: 'duty-post added', make: () => ({ body: newPost() }) },
    'PUT /api/duty/posts/:id': {
      log: 'duty-post changed',
      make: async ({ admin, world }) => {
        const post = newPost()
        await admin.call('POST /api/duty/posts', post)
        const { rows } = await world.owner.query('select updated_at from duty_posts where id = $1', [post.id])
        const body = { name: newPost().name, is_active: true, updated_at: rows[0].updated_at.toISOString() }
        return { path: `/api/duty/posts/${post.id}`, body }
      },
    },
    'PUT /api/duty': {
      log: 'duty began',
      make: async ({ admin }) => {
        const post = newPost()
        await admin.call('POST /api/duty/posts', post)
        return { body: { post: post.id, hours: 8 } }
      },
    },
    'POST /api/duty/end': {
      log: 'duty ended',
      make: async ({ admin }) => {
        const { body } = await admin.call<CaseList>('GET /api/cases?list=open')
        const cases = body.cases.filter(row => row.is_mine).map(row => row.id)
        return { body: { to: null, cases, note: 'Quiet night' } }
      },
    },
    'PUT /api/cases/settings': {
      log: 'cases changed',
      make: () => ({ body: { minutes: { complaint: 20 } } }),
    },
  },
  unlogged: {
    'POST /api/case-pushes': 'a setting of one’s own phone',
    'POST /api/case-pushes/end': 'a setting of one’s own phone',
    'POST /api/cases/seen': 'a look, which the case itself records',
  },
}
