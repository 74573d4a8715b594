import { randomUUID } from 'node:crypto'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'

const notice = () => ({ id: randomUUID(), level: 'info', text: two('Gate 2 is closed.'), hours: 1 })

const queueHold = { what: 'queue', reason: 'crowd', minutes: 10 }

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/notices': { log: 'notice added', make: () => ({ body: notice() }) },
    'PUT /api/notices/:id': {
      log: 'notice changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/notices', notice())
        return { path, body: { ...body, level: 'warning' } }
      },
    },
    'POST /api/notices/received/:id/put-away': {
      log: 'official-alert put-away',
      make: async ({ world }) => {
        const { rows } = await world.owner.query<{ id: string }>(
          `insert into received_alerts (sender, identifier, sent_at, kind, severity, sender_name, area, texts, expires_at, received_at)
           values ('a', gen_random_uuid()::text, now(), 'alert', 'Minor', 'a', '', '[]', now() + interval '1 day', now()) returning id`,
        )
        return { path: `/api/notices/received/${rows[0]?.id}/put-away` }
      },
    },
    'PUT /api/holds/:id': {
      log: 'hold held',
      make: () => ({ path: `/api/holds/${randomUUID()}`, body: queueHold }),
    },
    'POST /api/holds/:id/release': {
      log: 'hold released',
      make: async ({ admin }) => {
        const made = await admin.call<{ hold: { id: string } }>(`PUT /api/holds/${randomUUID()}`, queueHold)
        return { path: `/api/holds/${made.body.hold.id}/release`, body: {} }
      },
    },
    'DELETE /api/notices/:id': {
      log: 'notice ended',
      make: async stage => ({ path: (await added(stage, '/api/notices', notice())).path }),
    },
  },
}
