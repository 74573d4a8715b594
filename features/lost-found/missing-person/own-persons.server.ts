import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { casesSeenAt } from '#kit/server/cases.ts'
import { settleCases, writePerson } from '../reunite/persons.server.ts'
import type { LostFoundDatabase } from '../tables.server.ts'
import { personCaseKinds } from './cases.server.ts'
import type { OwnPerson } from './contract.ts'
import type { ReportRow } from './reports.server.ts'

type Db = LostFoundDatabase
type Own = { id: string; device: string }

/** Columns of `lat,lng,metres`, and when the phone was there. */
export function positionColumns(position: string, at: Date) {
  const [lat = 0, lng = 0, accuracy_m = 0] = position.split(',').map(Number)
  return { lat, lng, accuracy_m, position_at: at }
}

/** What the sender of reports is shown. */
async function ownPersonsOf(db: Db, rows: readonly ReportRow[]): Promise<OwnPerson[]> {
  const ids = rows.map(({ id }) => id)
  const seen = await casesSeenAt(db, personCaseKinds, ids)
  return rows.map(row => ({
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    is_found: row.is_found,
    seen_at: seen.get(row.id)?.toISOString() ?? null,
    status: row.status,
    closed_at: row.closed_at?.toISOString() ?? null,
    position:
      row.accuracy_m === null || row.position_at === null
        ? null
        : { accuracy_m: row.accuracy_m, at: row.position_at.toISOString() },
  }))
}

const ownPersonOf = async (db: Db, row: ReportRow): Promise<OwnPerson> =>
  (await ownPersonsOf(db, [row]))[0] ?? refuse('not-found', 404)

/** A device's newest reports whose search is open or ended in the last two days. */
export async function personsOfDevice(db: Db, device: string): Promise<OwnPerson[]> {
  const rows = await db
    .selectFrom('missing_person_reports')
    .selectAll()
    .where('device', '=', device)
    .where(({ or, eb }) =>
      or([eb('status', '=', 'open'), eb('closed_at', '>', sql<Date>`now() - interval '2 days'`)]),
    )
    .orderBy('arrival', 'desc')
    .limit(20)
    .execute()
  return ownPersonsOf(db, rows)
}

/** The device's own report, locked until the transaction ends; refuses `not-found` for anyone else's. */
async function lockedOwn(transaction: Db, { id, device }: Own): Promise<ReportRow> {
  const row = await transaction
    .selectFrom('missing_person_reports')
    .selectAll()
    .where('id', '=', id)
    .where('device', '=', device)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('not-found', 404)
}

/**
 * Ends a search that a device reported; one that is already over stays as it is. Refuses `not-found` for a found person,
 * whom only a desk may hand over. `isNew`: it was open until now.
 */
export const endOwnSearch = (db: Db, own: Own, at: Date): Promise<{ person: OwnPerson; isNew: boolean }> =>
  db.transaction().execute(async transaction => {
    const before = await lockedOwn(transaction, own)
    if (before.is_found) refuse('not-found', 404)
    if (before.status === 'closed') return { person: await ownPersonOf(transaction, before), isNew: false }
    const row = await writePerson(transaction, own.id, {
      ...{ status: 'closed', outcome: 'together', closed_by: '', on_screens_at: null },
      closed_at: at < before.created_at ? before.created_at : at,
    })
    await settleCases(transaction, own.id, '')
    return { person: await ownPersonOf(transaction, row), isNew: true }
  })

/** Stores the position of the sender's phone, unless a newer one has already arrived. */
export const addOwnPosition = (db: Db, own: Own, position: string, at: Date): Promise<OwnPerson> =>
  db.transaction().execute(async transaction => {
    const before = await lockedOwn(transaction, own)
    const isOld = before.position_at !== null && before.position_at > at
    if (isOld || before.status === 'closed') return ownPersonOf(transaction, before)
    const row = await transaction
      .updateTable('missing_person_reports')
      .set(positionColumns(position, at))
      .where('id', '=', own.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return ownPersonOf(transaction, row)
  })
