import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { isSurveyedSource, type Surveyed, surveyedSource } from '#kit/server/surveyed.ts'
import type { WaypointsTable } from './waypoints.server.ts'

type Tables = { waypoints: WaypointsTable }
type Position = Pick<
  WaypointsTable,
  'latitude' | 'longitude' | 'precision_m' | 'source' | 'checked_by' | 'checked_at'
>
/** What a waypoint was; `movedAt` tells whether somebody changed it since. */
type Before = Position & { movedAt: string }
type Row = WaypointsTable

/** The points of the walk: the survey sets where they are. */
export const surveyedWaypoints: Surveyed = {
  list: 'waypoints',
  topic: 'waypoints',
  read: async db => {
    const rows = await db
      .withTables<Tables>()
      .selectFrom('waypoints')
      .selectAll()
      .orderBy('place_order')
      .execute()
    return rows.map(
      ({ place_order, name_en, name_hi, latitude, longitude, precision_m, source, checked_by }) => ({
        ...{
          id: String(place_order),
          kind: 'waypoint',
          name: { en: name_en, hi: name_hi },
          precisionM: precision_m,
        },
        point: latitude === null || longitude === null ? undefined : { lat: latitude, lng: longitude },
        isChecked: checked_by !== null || isSurveyedSource(source),
      }),
    )
  },
  move: async (trx, id, { point, accuracyM, seenAt }, { staff, at }) => {
    const row = await read(trx, id)
    const after: Position = {
      ...{ latitude: point.lat, longitude: point.lng, precision_m: accuracyM },
      source: surveyedSource(row.source, seenAt),
      ...{ checked_by: staff.username, checked_at: at },
    }
    await set(trx, id, after, at)
    const { name_en: name } = row
    await audit(trx, {
      staff,
      at,
      action: 'measured',
      subject: 'waypoint',
      id,
      name,
      before: position(row),
      after,
    })
    return { ...position(row), movedAt: at.toISOString() } satisfies Before
  },
  restore: async (trx, id, before, { staff, at }) => {
    const { movedAt, ...was } = before as Before
    const row = await read(trx, id)
    if (row.updated_at.toISOString() !== movedAt) refuse('changed-meanwhile', 409)
    await set(trx, id, was, at)
    const { name_en: name } = row
    await audit(trx, {
      staff,
      at,
      action: 'brought-back',
      subject: 'waypoint',
      id,
      name,
      before: position(row),
      after: was,
    })
  },
}

type Transaction = Parameters<Surveyed['move']>[0]
async function read(trx: Transaction, id: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from waypoints where place_order::text = ${id} for update`.execute(trx)
  return rows[0] ?? refuse('not-found', 404)
}
const position = ({
  latitude,
  longitude,
  precision_m,
  source,
  checked_by,
  checked_at,
}: Position): Position => ({
  ...{ latitude, longitude, precision_m, source, checked_by, checked_at },
})
const set = (trx: Transaction, id: string, to: Position, at: Date) =>
  sql`
  update waypoints set latitude = ${to.latitude}, longitude = ${to.longitude}, precision_m = ${to.precision_m},
    source = ${to.source}, checked_by = ${to.checked_by ?? null}, checked_at = ${to.checked_at ?? null}, updated_at = ${at} where place_order = ${Number(id)}`.execute(
    trx,
  )
