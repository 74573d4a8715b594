import { csvForm } from '#tests/world/csv-form.ts'
import type { StaffWrites } from '#tests/world/staff-writes.ts'

export const staffWrites: StaffWrites = {
  writes: {
    'PUT /api/mela-route/full-map': {
      log: 'mela-route changed',
      make: () => ({ body: { url: 'https://maps.example/walk' } }),
    },
    'PUT /api/waypoints/:order': {
      log: 'waypoint changed',
      make: async ({ world }) => {
        const { rows } = await world.owner.query(
          `insert into waypoints (place_order, name_en, name_hi, source) values (9001, 'Ghat', 'घाट', 'press')
           on conflict (place_order) do update set source = 'press' returning updated_at`,
        )
        const body = { name: { en: 'Ghat', hi: 'घाट' }, position: null, precision_m: null, source: 'seen' }
        return {
          path: '/api/waypoints/9001',
          body: { ...body, is_checked: false, updated_at: rows[0].updated_at.toISOString() },
        }
      },
    },
    'POST /api/waypoints/file': { log: 'waypoint imported', make: () => ({ body: csvForm('waypoints') }) },
  },
}
