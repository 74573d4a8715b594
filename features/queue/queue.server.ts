import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { Text } from '#common/text.ts'
import { dakBamPlaces } from '#content/queue-places.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { MondayNight, QueueNow, QueueReport } from './contract.ts'
import type { WaitingHours } from './waiting.ts'

type ReportRow = {
  id: string
  line: QueueReport['line']
  place: string
  hours: WaitingHours | null
  staff_id: string
  told_at: Date
  received_at: Date
  withdrawn_at: Date | null
}
export type QueueTables = { queue_reports: ReportRow }
type QueueDatabase = Kysely<QueueTables>

/** The latest tail and head: the report seen last or, if equal, received last. */
export async function queueNow(db: QueueDatabase): Promise<QueueNow> {
  const tail = await newest(db, 'tail')
  const head = await newest(db, 'dak-bam')
  const told = ({ place, told_at }: ReportRow) => ({ place, told_at: told_at.toISOString() })
  return {
    tail: tail && tail.hours !== null ? { ...told(tail), hours: tail.hours } : null,
    dak_bam: head ? told(head) : null,
  }
}

const newest = (db: QueueDatabase, line: ReportRow['line']) =>
  db
    .selectFrom('queue_reports')
    .selectAll()
    .where('line', '=', line)
    .where('withdrawn_at', 'is', null)
    .orderBy('told_at', 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const nameOf = (place: string): Text | string => dakBamPlaces.find(({ id }) => id === place)?.name ?? place

/** Stores a report in the caller's transaction. Every report is kept; a repeated id changes nothing. */
export async function tell(
  trx: QueueDatabase,
  id: string,
  report: Omit<QueueReport, 'waited_s'> & { hours?: WaitingHours },
  toldAt: Date,
  { staff, at }: By,
): Promise<void> {
  const { line, place, hours = null } = report
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('queue_reports')
    .values({
      id,
      line,
      place,
      hours,
      staff_id: staff.id,
      told_at: toldAt,
      received_at: at,
      withdrawn_at: null,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return
  const after = { line, place, ...(hours !== null && { hours }), told_at: toldAt.toISOString() }
  await audit(trx, { ...{ staff, at, action: 'told', subject: 'queue', id, name: nameOf(place) }, after })
}

/** Withdraws the caller's own report; a repeat changes nothing. Refuses `not-found`. */
export async function withdrawReport(trx: QueueDatabase, id: string, { staff, at }: By): Promise<void> {
  const row = await trx
    .selectFrom('queue_reports')
    .select(['place', 'withdrawn_at'])
    .where('id', '=', id)
    .where('staff_id', '=', staff.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) refuse('not-found', 404, 'There is no such report of yours.')
  if (row.withdrawn_at) return
  await trx.updateTable('queue_reports').set({ withdrawn_at: at }).where('id', '=', id).execute()
  await audit(trx, { staff, at, action: 'withdrawn', subject: 'queue', id, name: nameOf(row.place) })
}

/** How many Mondays are returned: those of one fair, and the current night. */
const nights = 6

/** The longest wait reported in each hour of the last Monday nights, newest night first. Hours count from Sunday noon. */
export async function mondayNights(db: QueueDatabase): Promise<MondayNight[]> {
  const { rows } = await sql<{ date: string; told: MondayNight['told'] }>`
    with local as (
      select told_at at time zone 'Asia/Kolkata' as at, hours from queue_reports
      where line = 'tail' and withdrawn_at is null),
    nights as (
      select case extract(isodow from at) when 7 then at::date + 1 else at::date end as monday, at, hours from local
      where extract(isodow from at) = 1 or (extract(isodow from at) = 7 and extract(hour from at) >= 12)),
    by_hour as (
      select monday, floor(extract(epoch from at - (monday - interval '12 hours')) / 3600)::int as hour,
        max(hours) as hours
      from nights group by 1, 2)
    select to_char(monday, 'YYYY-MM-DD') as date,
      jsonb_agg(jsonb_build_object('hour', hour, 'hours', hours) order by hour) as told
    from by_hour group by monday order by monday desc limit ${nights}`.execute(db)
  return rows
}
