import type { StaffWrites } from '#tests/world/staff-writes.ts'

const why = 'it changes nothing of this guide; the practice itself says who began it'
export const staffWrites: StaffWrites = {
  unlogged: { 'POST /api/practice': why, 'PATCH /api/practice': why, 'DELETE /api/practice': why },
}
