import type { StaffWrites } from '#tests/world/staff-writes.ts'

const closing = () => ({
  id: crypto.randomUUID(),
  budget: 'danger',
  networks: ['0123456789ab'],
  keep: [],
  until: new Date().toISOString(),
})

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/senders/closings': {
      log: 'sent-reports closed-together',
      make: () => ({ body: closing() }),
    },
    'POST /api/senders/closings/:id/undo': {
      log: 'sent-reports opened-together',
      async make({ admin }) {
        const body = closing()
        await admin.call('POST /api/senders/closings', body)
        return { path: `/api/senders/closings/${body.id}/undo`, body: {} }
      },
    },
  },
}
