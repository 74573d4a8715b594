import type { Kysely } from 'kysely'
import type { Point } from '#common/distance.ts'
import type { Fix } from '../fix.ts'
import { metresAlong } from '../geometry.ts'
import { joinWalks } from '../join.ts'
import type { PartRow, PointRow, SurveyTables } from '../survey.server.ts'
import { evened, linesOf } from '../track.ts'
import type { Recorded } from './contract.ts'

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

/** The newest recorded places: what is open before what is decided. */
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

/** The recorded ways and how long they are together. */
export async function recordedLines(
  db: Db,
): Promise<{ lines: Point[][]; walkers: number; metres: number | null }> {
  const rows = await db
    .selectFrom('survey_parts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(mostParts)
    .execute()
  const byTrack = Map.groupBy(rows, row => row.track_id)
  const walks = [...byTrack.values()].map(parts =>
    linesOf(parts.toSorted((a, b) => a.place_order - b.place_order).map(fixesOf)),
  )
  const joined = joinWalks(walks)
  return {
    lines: walks.flat().map(evened),
    walkers: new Set(rows.map(({ walker }) => walker)).size,
    metres: rows.length === 0 ? null : Math.round(metresAlong(joined)),
  }
}
const fixesOf = ({ began_at, fixes }: PartRow): Fix[] =>
  fixes.map(([seconds, lat, lng, accuracyM]) => ({
    ...{ at: began_at.getTime() + seconds * 1000, lat, lng },
    accuracyM,
  }))
