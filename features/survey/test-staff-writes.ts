import { randomUUID } from 'node:crypto'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import { addWalk, straightWalk } from './desk/test-line.ts'

async function point({ world }: Stage): Promise<string> {
  const id = randomUUID()
  await world.owner.query(
    `insert into survey_points (id, track_id, kind, latitude, longitude, accuracy_m, note, seen_at, walker, fingerprint)
     values ($1, $1, 'tap', 26.12, 85.39, 8, '', now(), 'asha', '')`,
    [id],
  )
  return `/api/survey/points/${id}`
}

/** Stores a half-hour walk towards the temple, between two stops. */
async function recordedWalk({ world }: Stage): Promise<string> {
  await straightWalk(world)
  return addWalk(world, 8000, 6000)
}

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/survey/line': {
      log: 'walk-line measured',
      make: async stage => ({ body: { walks: [await recordedWalk(stage)], instead_of: null } }),
    },
    'POST /api/survey/line/undo': {
      log: 'walk-line brought-back',
      make: async ({ world }) => {
        await straightWalk(world)
        const { rows } = await world.owner.query(
          `insert into walk_lines (pieces, error_m, walked_on, taken_by, taken_at)
           values ('[[[26, 85.3], [26.01, 85.3]]]', 9, '2027-07-01', 'asha', now()) returning id`,
        )
        return { body: { id: rows[0].id } }
      },
    },
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
