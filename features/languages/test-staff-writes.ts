import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {},
  unlogged: {
    'PUT /api/languages/:language': 'needs a translation, or a demo: features/languages/languages.test.ts',
  },
}
