import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/street-plan/tiles': {
      log: 'street-plan-tiles changed',
      make: () => ({ body: { foreign_tiles: true } }),
    },
  },
}
