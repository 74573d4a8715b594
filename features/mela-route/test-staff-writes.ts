import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { csvForm, starterRow } from '#tests/world/forms.ts'
import { added, type StaffWrites, two } from '#tests/world/staff-writes.ts'
import { ruleColumns } from './plan/columns.ts'

const rule = () => ({
  ...exampleFields(ruleColumns),
  ...{ id: randomUUID(), modes: ['car'], place: two(randomUUID()), hours: null },
  ...{ valid_from: '2027-07-19', valid_until: '2027-08-17' },
})
function rulesForm(): FormData {
  const line = 'closed,car bus,Hathi Chowk,हाथी चौक,Shut,बंद,,,,,2027-07-19,2027-08-17,6,14:00,1,14:00,Order'
  const head =
    'kind,modes,place_en,place_hi,says_en,says_hi,leave_en,leave_hi,walk_en,walk_hi,valid_from,valid_until,from_day,from_time,to_day,to_time,source'
  return csvForm(`${head}\n${line}`)
}

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/travel-rules': { log: 'travel-rule added', make: () => ({ body: rule() }) },
    'PUT /api/travel-rules/:id': {
      log: 'travel-rule changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/travel-rules', rule())
        return { path, body: { ...body, source: 'Order of the district, corrected' } }
      },
    },
    'POST /api/travel-rules/file': { log: 'travel-rule imported', make: () => ({ body: rulesForm() }) },
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
    'POST /api/waypoints/file': { log: 'waypoint imported', make: () => ({ body: starterRow('waypoints') }) },
  },
}
