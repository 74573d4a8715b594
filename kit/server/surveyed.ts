import { type QueryExecutorProvider, sql } from 'kysely'
import type { Point } from '#common/distance.ts'
import { fairDate } from '#common/fair-time.ts'
import { refuse } from '#common/refusal.ts'
import { firstOf } from '#common/shorten.ts'
import type { Text } from '#common/text.ts'
import type { AnyDatabase } from './db/any-database.ts'
import type { By } from './http/request.ts'
import { audit } from './staff/audit.ts'
import type { Checked } from './staff/checked.ts'
import { refuseStale } from './staff/optimistic-lock.ts'

/** A place of the guide that can be checked on the ground. */
type GuidePlace = {
  id: string
  /** A facility type, `waypoint`, `crowd-place`, `crowd-gate` or `post`. */
  kind: string
  name: Text
  point: Point | undefined
  /** How far off it may be (m). */
  precisionM: number | null
  /** Its position was measured on the ground. */
  isChecked: boolean
}
type Measured = { point: Point; accuracyM: number; seenAt: Date }

/** A feature's list of places that the survey measures. SQL in it names the feature's own tables. */
export type Surveyed = {
  /** The survey's name for this list. */
  list: string
  read: (db: AnyDatabase) => Promise<GuidePlace[]>
  /**
   * Sets a measured position, marks it as checked and writes the audit entry, in the caller's transaction. Resolves to the
   * previous state, which `restore` takes. Refuses `not-found` 404.
   */
  move: (trx: QueryExecutorProvider, id: string, to: Measured, by: By) => Promise<unknown>
  /** Restores the previous state. Refuses `changed-meanwhile` 409 if somebody has changed it since. */
  restore: (trx: QueryExecutorProvider, id: string, before: unknown, by: By) => Promise<void>
  /** The cached responses that show it. */
  topic: string
}

type SurveyedRows<Row, Position> = Pick<Surveyed, 'list' | 'topic' | 'read'> & {
  /** Its name in the audit log. */
  subject: string
  table: string
  /** The column with the id; default: `id`. */
  key?: string
  nameOf: (row: Row) => Text
  /** The current values of the columns that the survey sets in a row, by their names. */
  positionOf: (row: Row) => Position
  /** The new values after somebody measured the row. */
  measured: (row: Row, to: Measured, by: By) => Position
  /** Further work in the transaction of a move. */
  onMoved?: (trx: QueryExecutorProvider, id: string, by: By) => Promise<void>
}

export type CheckedPosition = Checked & {
  latitude: number | null
  longitude: number | null
  precision_m: number | null
  source: string
}
/** For rows with columns that say who checked their position. */
export const checkedColumns = {
  positionOf: (row: CheckedPosition): CheckedPosition => ({
    ...{ latitude: row.latitude, longitude: row.longitude, precision_m: row.precision_m },
    ...{ source: row.source, checked_by: row.checked_by, checked_at: row.checked_at },
  }),
  measured: (
    { source }: CheckedPosition,
    { point, accuracyM, seenAt }: Measured,
    { staff, at }: By,
  ): CheckedPosition => ({
    ...{ latitude: point.lat, longitude: point.lng, precision_m: accuracyM },
    ...{ source: surveyedSource(source, seenAt), checked_by: staff.username, checked_at: at },
  }),
}

/** A list of rows that contain their position: moved and restored with an audit entry, restored only if nobody changed the row since. */
export function surveyedRows<Row extends { updated_at: Date }, Position extends object>(
  kind: SurveyedRows<Row, Position>,
): Surveyed {
  const { list, topic, read, subject, nameOf, positionOf } = kind
  const table = sql.table(kind.table)
  const key = sql.ref(kind.key ?? 'id')
  /** The row, locked until the transaction ends. */
  const found = async (trx: QueryExecutorProvider, id: string) => {
    const { rows } = await sql<Row>`select * from ${table} where ${key}::text = ${id} for update`.execute(trx)
    return rows[0] ?? refuse('not-found', 404)
  }
  const set = (trx: QueryExecutorProvider, id: string, row: Row, to: Position, at: Date) => {
    const columns = Object.keys(positionOf(row))
    const names = columns.map(column => sql.ref(column))
    const known = new Map<string, unknown>(Object.entries(to))
    // A state stored before a column was added does not name it.
    const values = columns.map(column => known.get(column) ?? null)
    return sql`
      update ${table} set (${sql.join(names)}, updated_at) = (${sql.join(values)}, ${at})
      where ${key}::text = ${id}`.execute(trx)
  }
  return {
    ...{ list, topic, read },
    move: async (trx, id, to, by) => {
      const row = await found(trx, id)
      const [before, after] = [positionOf(row), kind.measured(row, to, by)]
      await set(trx, id, row, after, by.at)
      await kind.onMoved?.(trx, id, by)
      await audit(trx, { ...by, action: 'measured', subject, id, name: nameOf(row), before, after })
      return { ...before, movedAt: by.at.toISOString() }
    },
    restore: async (trx, id, before, by) => {
      // The value that `move` returned.
      const { movedAt, ...was } = before as Position & { movedAt: string }
      const after = was as unknown as Position
      const row = await found(trx, id)
      refuseStale(row.updated_at, movedAt)
      await set(trx, id, row, after, by.at)
      const entry = { ...by, action: 'brought-back', subject, id, name: nameOf(row) }
      await audit(trx, { ...entry, before: positionOf(row), after })
    },
  }
}

/** The source of a fact with the day on which it was measured; the earlier source stays. */
export function surveyedSource(source: string, seenAt: Date): string {
  const day = fairDate(seenAt.getTime())
  const earlier = source.replace(/; surveyed \d{4}-\d\d-\d\d$/, '')
  return `${firstOf(earlier, 270)}; surveyed ${day}`
}
export const isSurveyedSource = (source: string): boolean => /; surveyed \d{4}-\d\d-\d\d$/.test(source)
