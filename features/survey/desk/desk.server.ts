import type { Kysely } from 'kysely'
import type { Fix } from '../fix.ts'
import { metresAlong } from '../geometry.ts'
import type { PartRow, PointRow, SurveyTables } from '../survey.server.ts'
import { evened, linesOf } from '../track.ts'
import type { Recorded, RecordedWalk } from './contract.ts'

type Db = Kysely<SurveyTables>
const most = 500
const mostParts = 2000

export const recordedOf = (row: PointRow): Recorded => ({
  ...{ id: row.id, kind: row.kind, lat: row.latitude, lng: row.longitude, accuracy_m: row.accuracy_m },
  ...{
    note: row.note,
    has_photo: row.image_hash !== null,
    seen_at: row.seen_at.toISOString(),
    walker: row.walker,
  },
  ...{ decision: row.decision, target: row.target, decided_by: row.decided_by },
  decided_at: row.decided_at?.toISOString() ?? null,
})

/** The newest recorded places, undecided ones first. */
export async function recordedPoints(db: Db): Promise<Recorded[]> {
  const rows = await db
    .selectFrom('survey_points')
    .selectAll()
    .orderBy(({ eb }) => eb('decision', 'is', null), 'desc')
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(recordedOf)
}

/** The recorded walks, newest first, each with its smoothed lines. */
export async function recordedWalks(db: Db): Promise<RecordedWalk[]> {
  const rows = await db
    .selectFrom('survey_parts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(mostParts)
    .execute()
  const byTrack = Map.groupBy(rows, row => row.track_id)
  return [...byTrack].map(([id, all]) => {
    const parts = all.toSorted((a, b) => a.place_order - b.place_order).map(fixesOf)
    const lines = linesOf(parts).map(evened)
    return {
      ...{ id, walker: all[0]?.walker ?? '', error_m: errorOf(parts.flat()) },
      walked_at: new Date(Math.max(...parts.flat().map(({ at }) => at))).toISOString(),
      metres: Math.round(lines.reduce((sum, line) => sum + metresAlong(line), 0)),
      lines: lines.map(line => line.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }))),
    }
  })
}
const fixesOf = ({ began_at, fixes }: PartRow): Fix[] =>
  fixes.map(([seconds, lat, lng, accuracyM]) => ({
    ...{ at: began_at.getTime() + seconds * 1000, lat, lng },
    accuracyM,
  }))
/** The 90th percentile of the fixes' accuracy (m). */
function errorOf(fixes: readonly Fix[]): number {
  const all = fixes.map(({ accuracyM }) => accuracyM).toSorted((a, b) => a - b)
  return Math.max(1, Math.ceil(all[Math.floor(all.length * 0.9)] ?? 1))
}
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
