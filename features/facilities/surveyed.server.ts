import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { type Surveyed, surveyedSource } from '#kit/server/surveyed.ts'
import { settleAnswers } from './answers.server.ts'
import type { FacilitiesTable } from './tables.server.ts'

type Tables = { facilities: FacilitiesTable }
type Position = Pick<FacilitiesTable, 'latitude' | 'longitude' | 'precision_m' | 'verified' | 'source'>
/** What a place was; `movedAt` tells whether somebody changed it since. */
type Before = Position & { movedAt: string }

/** Active places: the survey sets where they are and that somebody stood there. */
export const surveyedPlaces: Surveyed = {
  list: 'places',
  topic: 'facilities',
  read: async db => {
    const rows = await db
      .withTables<Tables>()
      .selectFrom('facilities')
      .selectAll()
      .where('is_active', '=', true)
      .orderBy('facility_type')
      .orderBy('name_en')
      .execute()
    return rows.map(
      ({ id, facility_type, name_en, name_hi, latitude, longitude, precision_m, verified, doubt }) => ({
        ...{ id, kind: facility_type, name: { en: name_en, hi: name_hi }, precisionM: precision_m },
        point: latitude === null || longitude === null ? undefined : { lat: latitude, lng: longitude },
        isChecked: verified === 'surveyed' && latitude !== null && !doubt,
      }),
    )
  },
  move: async (trx, id, { point, accuracyM, seenAt }, { staff, at }) => {
    const { rows } = await sql<FacilitiesTable>`
      select latitude, longitude, precision_m, verified, source, updated_at, name_en from facilities where id::text = ${id} for update`.execute(
      trx,
    )
    const row = rows[0] ?? refuse('not-found', 404)
    const after: Position = {
      ...{ latitude: point.lat, longitude: point.lng, precision_m: accuracyM, verified: 'surveyed' },
      source: surveyedSource(row.source, seenAt),
    }
    await set(trx, id, after, at)
    await settleAnswers(trx, id, { staff, at })
    await audit(trx, {
      staff,
      at,
      action: 'measured',
      subject: 'place',
      id,
      name: row.name_en,
      before: position(row),
      after,
    })
    return { ...position(row), movedAt: at.toISOString() } satisfies Before
  },
  restore: async (trx, id, before, { staff, at }) => {
    const { movedAt, ...was } = before as Before
    const { rows } = await sql<FacilitiesTable>`
      select latitude, longitude, precision_m, verified, source, updated_at, name_en from facilities where id::text = ${id} for update`.execute(
      trx,
    )
    const row = rows[0] ?? refuse('not-found', 404)
    if (row.updated_at.toISOString() !== movedAt) refuse('changed-meanwhile', 409)
    await set(trx, id, was, at)
    await audit(trx, {
      staff,
      at,
      action: 'brought-back',
      subject: 'place',
      id,
      name: row.name_en,
      before: position(row),
      after: was,
    })
  },
}

const position = ({ latitude, longitude, precision_m, verified, source }: Position): Position => ({
  ...{ latitude, longitude, precision_m, verified, source },
})
const set = (trx: Parameters<Surveyed['move']>[0], id: string, to: Position, at: Date) =>
  sql`
  update facilities set latitude = ${to.latitude}, longitude = ${to.longitude}, precision_m = ${to.precision_m},
    verified = ${to.verified}, source = ${to.source}, updated_at = ${at} where id = ${id}::uuid`.execute(trx)
