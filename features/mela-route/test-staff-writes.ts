import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/mela-route/full-map': {
      log: 'mela-route changed',
      make: () => ({ body: { url: 'https://maps.example/walk' } }),
    },
  },
}
