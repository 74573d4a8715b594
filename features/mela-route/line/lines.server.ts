import { type Kysely, sql, type Transaction } from 'kysely'
import simplify from 'simplify-js'
import { exactKm, type Point, toAMetre } from '#common/distance.ts'
import { refuse } from '#common/refusal.ts'
import { temple } from '#content/temple.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { SurveyedLine, TakenLine } from '#kit/server/surveyed-line.ts'
import type { WalkLine, Waypoint } from '../contract.ts'
import { isPlaced, wayTo } from '../walk.ts'
import { type WaypointsTable, walkInOrder } from '../waypoints.server.ts'
import { mergeLine } from './merge.ts'

type Pair = readonly [lat: number, lng: number]
type LineRow = {
  id: string
  replaces: string | null
  pieces: readonly (readonly Pair[])[]
  error_m: number
  walked_on: string
  taken_by: string
  taken_at: Date
}
export type LineTables = { waypoints: WaypointsTable; walk_lines: LineRow }
type Db = Kysely<LineTables>

/** A line is simplified to within this distance of the recorded one, in degrees (about 5 m). */
const besideDegrees = 5 / 111_320
const columns = sql`id, replaces, pieces, error_m, walked_on::text, taken_by, taken_at`

/** The current line: the one that no other replaces. `lock`: until the transaction ends. */
async function lineNow(db: Db, lock = sql``): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select ${columns} from walk_lines as line
    where not exists (select from walk_lines as other where other.replaces = line.id) ${lock}`.execute(db)
  return rows[0]
}

/** The line of the walk for visitors; undefined while it is straight between the stops. */
export async function walkLineOf(db: Db, waypoints: readonly Waypoint[]): Promise<WalkLine | undefined> {
  const row = await lineNow(db)
  const stops = wayTo(waypoints, temple).way.filter(isPlaced)
  if (!row || stops.length < 2) return undefined
  const parts = mergeLine(
    stops,
    row.pieces.map(piece => piece.map(pointOf)),
  )
  return {
    parts: parts.map(({ points, isRecorded }) => ({
      points: points.map(({ lat, lng }): [number, number] => [toAMetre(lat), toAMetre(lng)]),
      ...(isRecorded && { recorded: true as const }),
    })),
    error_m: row.error_m,
    walked_on: row.walked_on,
  }
}

const pointOf = ([lat, lng]: Pair): Point => ({ lat, lng })
const metresOf = ({ pieces }: LineRow): number =>
  Math.round(
    pieces
      .flatMap(piece => piece.slice(1).map((to, i) => exactKm(pointOf(piece[i] as Pair), pointOf(to)) * 1000))
      .reduce((sum, metres) => sum + metres, 0),
  )
const takenOf = (row: LineRow): TakenLine => ({
  ...{ id: row.id, by: row.taken_by, at: row.taken_at, errorM: row.error_m },
  ...{ metres: metresOf(row), walkedOn: row.walked_on },
})
const logged = (row: LineRow | undefined) =>
  row && { metres: metresOf(row), error_m: row.error_m, walked_on: row.walked_on, taken_by: row.taken_by }
const entry = { subject: 'walk-line', name: 'Line of the walk' }
const changedMeanwhile = () => refuse('decided', 409, 'Somebody has changed the line meanwhile.')

/** The line of the walk: the survey replaces it, and can undo that. */
export const surveyedLine: SurveyedLine = {
  topic: 'waypoints',
  read: async given => {
    const db = given.withTables<LineTables>()
    const waypoints = await walkInOrder(db)
    const stops = wayTo(waypoints, temple).way.flatMap(({ position }) => position ?? [])
    const [line, row] = await Promise.all([walkLineOf(db, waypoints), lineNow(db)])
    const parts = line?.parts.map(part => ({
      isRecorded: part.recorded === true,
      points: part.points.map(pointOf),
    }))
    return {
      stops,
      parts: parts ?? [{ isRecorded: false, points: stops }],
      taken: row ? takenOf(row) : null,
    }
  },
  take: (given, { pieces, errorM, walkedAt }, insteadOf, { staff, at }) =>
    inTransaction(given, async trx => {
      const before = await lineNow(trx, sql`for update`)
      if ((before?.id ?? null) !== insteadOf) changedMeanwhile()
      const { rows } = await sql<LineRow>`
        insert into walk_lines (replaces, pieces, error_m, walked_on, taken_by, taken_at)
        values (${insteadOf}, ${JSON.stringify(pieces.map(bendsOf))}::jsonb, ${errorM},
          (${walkedAt}::timestamptz at time zone 'Asia/Kolkata')::date, ${staff.username}, ${at})
        on conflict (replaces) do nothing returning ${columns}`.execute(trx)
      const after = rows[0] ?? changedMeanwhile()
      const change = { before: logged(before), after: logged(after) }
      await audit(trx, { ...entry, ...change, staff, at, action: 'measured', id: after.id })
    }),
  giveBack: (given, id, { staff, at }) =>
    inTransaction(given, async trx => {
      const before = await lineNow(trx, sql`for update`)
      if (before?.id !== id) changedMeanwhile()
      await sql`delete from walk_lines where id = ${id}`.execute(trx)
      const change = { before: logged(before), after: logged(await lineNow(trx)) }
      await audit(trx, { ...entry, ...change, staff, at, action: 'brought-back', id })
    }),
}

const inTransaction = (
  db: Parameters<SurveyedLine['take']>[0],
  work: (trx: Transaction<LineTables>) => Promise<void>,
) => db.withTables<LineTables>().transaction().execute(work)

function bendsOf(piece: readonly Point[]): Pair[] {
  const bends = simplify(
    piece.map(({ lat, lng }) => ({ x: lng, y: lat })),
    besideDegrees,
    true,
  )
  return bends.map(({ x, y }) => [toAMetre(y), toAMetre(x)] as const)
}
