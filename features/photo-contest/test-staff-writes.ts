import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import { enterPhotos } from './test-contest.ts'

const entry = async ({ world }: Stage) => (await enterPhotos(world.url, [1]))[0]

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/photo-contest/settings': {
      log: 'photo-contest changed',
      make: () => ({ body: { only_approved: true, is_closed: false } }),
    },
    'PUT /api/photo-entries/:id/approval': {
      log: 'photo approved',
      make: async stage => ({
        path: `/api/photo-entries/${await entry(stage)}/approval`,
        body: { is_approved: true },
      }),
    },
    'PUT /api/photo-entries/:id/visibility': {
      log: 'photo hidden',
      make: async stage => ({
        path: `/api/photo-entries/${await entry(stage)}/visibility`,
        body: { is_hidden: true, reason: 'Advertising' },
      }),
    },
    'DELETE /api/photo-entries/:id/files': {
      log: 'photo files-erased',
      make: async stage => {
        const id = await entry(stage)
        await stage.world.owner.query('update photo_contest_submissions set is_hidden = true where id = $1', [
          id,
        ])
        return { path: `/api/photo-entries/${id}/files` }
      },
    },
    'POST /api/vote-cohorts/decisions': {
      log: 'votes voided',
      make: () => ({
        body: { decision: 'void', networks: ['rented-1'], until: '2027-08-01T00:00:00Z', reason: 'Bought' },
      }),
    },
    'POST /api/vote-audits/:id/decisions': {
      log: 'votes voided',
      make: async stage => ({
        path: `/api/vote-audits/${await entry(stage)}/decisions`,
        body: { decision: 'void', reason: 'Bought' },
      }),
    },
  },
}
