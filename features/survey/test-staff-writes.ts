import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  unlogged: {
    'POST /api/survey/parts': 'the row says who walked; the desk that takes something over is in the log',
    'POST /api/survey/points': 'as above',
  },
}
