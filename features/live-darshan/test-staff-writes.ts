import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/live-darshan': {
      log: 'live-darshan changed',
      make: () => ({ body: { stream: { kind: 'hls', url: 'https://stream.example/a.m3u8' } } }),
    },
  },
}
