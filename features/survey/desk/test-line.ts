import { temple } from '#content/temple.ts'
import type { World } from '#tests/world/world.ts'

const degreeM = 111_195
/** Stops south of the temple, as metres before it. */
export const stopsBefore = [8000, 4000, 0]
export const southOf = (metres: number, eastM = 0) => ({
  lat: temple.lat - metres / degreeM,
  lng: temple.lng + eastM / (degreeM * 0.898),
})

/** Replaces the walk with stops in a line towards the temple, and deletes all records. */
export async function straightWalk({ owner, context }: World): Promise<void> {
  await owner.query('truncate survey_parts, survey_points, waypoints, walk_lines')
  for (const [i, metres] of stopsBefore.entries()) {
    const { lat, lng } = southOf(metres)
    await owner.query(
      `insert into waypoints (place_order, name_en, name_hi, latitude, longitude, precision_m, source)
       values ($1, $2, $3, $4, $5, 500, 'press')`,
      [i + 1, `Stop ${i + 1}`, `पड़ाव ${i + 1}`, lat, lng],
    )
  }
  await context.responseCache.changed('waypoints')
}

/** Stores a recorded walk with a fix every half minute, between two distances (m) before the temple; returns its id. */
export async function addWalk(
  { owner }: World,
  from: number,
  to: number,
  { eastM = 0, walker = 'asha', accuracyM = 9 } = {},
): Promise<string> {
  const count = Math.max(1, Math.round(Math.abs(from - to) / 40))
  const fixes = Array.from({ length: count + 1 }, (_, i) => {
    const { lat, lng } = southOf(from + ((to - from) * i) / count, eastM)
    return [i * 30, lat, lng, accuracyM]
  })
  const { rows } = await owner.query(
    `insert into survey_parts (id, track_id, place_order, began_at, fixes, metres, walker, fingerprint)
     values (gen_random_uuid(), gen_random_uuid(), 0, now() - interval '1 day', $1, 1, $2, '') returning track_id`,
    [JSON.stringify(fixes), walker],
  )
  return rows[0].track_id
}
