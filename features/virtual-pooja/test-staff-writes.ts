import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/virtual-pooja': {
      log: 'virtual-pooja changed',
      make: () => ({ body: { pace: 'even', recordings: {} } }),
    },
  },
}
