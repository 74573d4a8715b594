import { randomUUID } from 'node:crypto'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'

async function point({ world }: Stage): Promise<string> {
  const id = randomUUID()
  await world.owner.query(
    `insert into survey_points (id, track_id, kind, latitude, longitude, accuracy_m, note, seen_at, walker, fingerprint)
     values ($1, $1, 'tap', 26.12, 85.39, 8, '', now(), 'asha', '')`,
    [id],
  )
  return `/api/survey/points/${id}`
}

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/survey/points/:id/decision': {
      log: 'survey left',
      make: async stage => ({ path: `${await point(stage)}/decision`, body: { decision: 'left' } }),
    },
    'POST /api/survey/points/:id/undo': {
      log: 'survey brought-back',
      make: async stage => {
        const path = await point(stage)
        const id = path.split('/').at(-1)
        await stage.world.owner.query(
          `update survey_points set decision = 'left', decided_at = now(), decided_by = 'asha' where id = $1`,
          [id],
        )
        return { path: `${path}/undo` }
      },
    },
  },
  unlogged: {
    'POST /api/survey/parts': 'the row says who walked; the desk that takes something over is in the log',
    'POST /api/survey/points': 'as above',
  },
}
