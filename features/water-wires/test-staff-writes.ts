import { randomUUID } from 'node:crypto'
import { added, type StaffWrites } from '#tests/world/staff-writes.ts'

const row = () => {
  const id = randomUUID()
  return {
    ...{ id, kind: 'bathing', name: { en: `Ghat ${id}`, hi: 'घाट' }, state: 'open', cm: 90 },
    ...{ note: { en: '', hi: '' }, source: 'ward office', is_active: true },
  }
}

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/water-wires': { log: 'water-wire added', make: () => ({ body: row() }) },
    'PUT /api/water-wires/:id': {
      log: 'water-wire changed',
      make: async stage => {
        const { path, body } = await added(stage, '/api/water-wires', row())
        return { path, body: { ...body, state: 'shut' } }
      },
    },
  },
}
