import { type Kysely, sql } from 'kysely'
import type { SurveyPoint, TrackPart } from './contract.ts'
import { metresOf } from './track.ts'

export type PartRow = {
  id: string
  track_id: string
  place_order: number
  began_at: Date
  /** Seconds since `began_at`, latitude, longitude, accuracy. */
  fixes: readonly (readonly [number, number, number, number])[]
  metres: number
  walker: string
  fingerprint: string
  created_at: Date
}
export type PointRow = {
  id: string
  track_id: string
  kind: SurveyPoint['kind']
  latitude: number
  longitude: number
  accuracy_m: number
  note: string
  image_hash: string | null
  seen_at: Date
  walker: string
  fingerprint: string
  created_at: Date
  decision: 'taken' | 'merged' | 'left' | null
  target: string | null
  undo: unknown
  decided_by: string | null
  decided_at: Date | null
}
export type SurveyTables = { survey_parts: PartRow; survey_points: PointRow }
type Db = Kysely<SurveyTables>

/** Who sent it, when it arrived, and a fingerprint to tell a retry from other content under the same id. */
type Sent = { walker: string; at: Date; fingerprint: string }

/** A stored row by its id; undefined if there is none. */
export const findRow = (db: Db, table: keyof SurveyTables, id: string) =>
  db.selectFrom(table).select(['id', 'fingerprint', 'walker']).where('id', '=', id).executeTakeFirst()

const before = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000)

/** Stores a part of a walk; undefined if its id has been taken meanwhile. */
export function keepPart(db: Db, { id, track, n, fixes, ...ages }: TrackPart, { at, ...sent }: Sent) {
  const rows = fixes.map(fix => [Math.round(fix.at / 1000), fix.lat, fix.lng, fix.accuracyM])
  return db
    .insertInto('survey_parts')
    .values({
      ...{ id, track_id: track, place_order: n, ...sent, created_at: at },
      began_at: before(at, ages.age_s + ages.waited_s),
      fixes: sql`${JSON.stringify(rows)}::jsonb`,
      metres: metresOf({ parts: [fixes] }),
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning(['id', 'fingerprint', 'walker'])
    .executeTakeFirst()
}

/** Stores a place; undefined if its id has been taken meanwhile. */
export function keepPoint(db: Db, point: SurveyPoint, { at, ...sent }: Sent, image_hash: string | null) {
  const { id, track, kind, lat, lng, accuracy_m, note } = point
  return db
    .insertInto('survey_points')
    .values({
      ...{ id, track_id: track, kind, latitude: lat, longitude: lng, accuracy_m, note, image_hash },
      ...{ ...sent, created_at: at, seen_at: before(at, point.age_s + point.waited_s) },
      ...{ decision: null, target: null, undo: null, decided_by: null, decided_at: null },
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning(['id', 'fingerprint', 'walker'])
    .executeTakeFirst()
}

/** How many points and parts an account has sent since a time. */
export async function countOf(db: Db, walker: string, since: Date) {
  const { rows } = await sql<{ points: number; parts: number }>`
    select (select count(*)::int from survey_points where walker = ${walker} and created_at > ${since}) as points,
      (select count(*)::int from survey_parts where walker = ${walker} and created_at > ${since}) as parts`.execute(
    db,
  )
  return rows[0] ?? { points: 0, parts: 0 }
}
