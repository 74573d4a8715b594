import { randomUUID } from 'node:crypto'
import { exampleFields } from '#tests/world/example-fields.ts'
import { csvForm } from '#tests/world/forms.ts'
import { added, type StaffWrites, type Stage } from '#tests/world/staff-writes.ts'
import { postColumns } from './columns.ts'

let codes = 10
/** A post whose code is no other's. */
const row = () => ({
  ...exampleFields(postColumns),
  ...{ id: randomUUID(), code: `Q${codes++}` },
})
/** A walk of two stops, so that it has a line. */
const line = ({ world }: Stage) =>
  world.owner.query(
    `insert into waypoints (place_order, name_en, name_hi, latitude, longitude, source) values
     (901, 'Start', 'शुरू', 26.0, 85.3, 'press'), (902, 'End', 'अंत', 26.12, 85.39, 'press') on conflict do nothing`,
  )

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/posts': { log: 'post added', make: () => ({ body: row() }) },
    'PUT /api/posts/:id': {
      log: 'post changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/posts', row())
        return { path, body: { ...body, is_standing: false } }
      },
    },
    'POST /api/posts/from-line': {
      log: 'post numbered',
      make: async stage => {
        await line(stage)
        return { body: { trial: false } }
      },
    },
    'POST /api/posts/file': {
      log: 'post imported',
      make: () => ({ body: csvForm('code,kind,source\nW 11,gate,ward office\n') }),
    },
  },
}
