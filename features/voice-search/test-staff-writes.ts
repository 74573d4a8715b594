import type { StaffWrites } from '#tests/world/staff-writes.ts'
import { clipForm, webm } from './test-webm.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/spoken-clips': {
      log: 'spoken-clip added',
      make: () => ({ body: clipForm('toilet', 'mai', webm(1000)) }),
    },
    'DELETE /api/spoken-clips/:language/:clip': {
      log: 'spoken-clip removed',
      make: async ({ admin }) => {
        await admin.call('POST /api/spoken-clips', clipForm('bathroom', 'hi', webm(1000)))
        return { path: '/api/spoken-clips/hi/bathroom' }
      },
    },
  },
}
