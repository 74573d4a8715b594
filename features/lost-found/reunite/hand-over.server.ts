import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { settleCase } from '#kit/server/cases.ts'
import type { By, Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { policeCase, policeEndCase } from '../missing-person/cases.server.ts'
import { isAdult } from '../missing-person/person-kinds.ts'
import type { LostFoundDatabase } from '../tables.server.ts'
import type { CheckKind, HandOver } from './hand-over-contract.ts'
import { locked, settleCases, writePerson } from './persons.server.ts'

type Db = LostFoundDatabase
const subject = 'missing-person'

/** The hand-over of a found person so far; null before the first check. */
export async function handOverOf(db: Db, id: string, staff: Staff): Promise<HandOver | null> {
  const row = await db
    .selectFrom('missing_person_hand_overs as h')
    .leftJoin('missing_person_reports as m', 'm.id', 'h.match_id')
    .selectAll('h')
    .select('m.number as match_number')
    .where('h.person_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const checks = await db
    .selectFrom('missing_person_checks')
    .selectAll()
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()
  return {
    number: row.number,
    match: row.match_id ? { id: row.match_id, number: Number(row.match_number) } : null,
    checks: checks.map(check => ({
      kind: check.kind,
      document: check.document,
      by: check.username,
      at: check.at.toISOString(),
      is_mine: check.staff_id === staff.id,
    })),
    given_at: row.given_at?.toISOString() ?? null,
    given_by: row.given_by,
    receiver: row.receiver,
    relation: row.relation,
    witness: row.witness,
  }
}

/** Records one of the two checks. One member of staff makes one, and each kind is made once. */
export const check = (
  db: Db,
  id: string,
  { kind, document, match }: { kind: CheckKind; document: string; match: string | null },
  { staff, at }: By,
): Promise<void> =>
  db.transaction().execute(async transaction => {
    const person = await locked(transaction, id)
    if (!person.is_found) refuse('not-found', 404)
    if (person.status === 'closed') refuse('closed', 409)
    const other = match ? await locked(transaction, match) : undefined
    if (other?.is_found) refuse('not-found', 404)
    await transaction
      .insertInto('missing_person_hand_overs')
      .values({ person_id: id, match_id: match })
      .onConflict(conflict =>
        conflict
          .column('person_id')
          .doUpdateSet({ match_id: sql`coalesce(missing_person_hand_overs.match_id, excluded.match_id)` }),
      )
      .execute()
    const made = await transaction
      .selectFrom('missing_person_checks')
      .select(['staff_id', 'kind'])
      .where('person_id', '=', id)
      .execute()
    if (made.some(one => one.staff_id === staff.id)) refuse('same-person', 409)
    if (made.some(one => one.kind === kind)) refuse('checked', 409)
    await transaction
      .insertInto('missing_person_checks')
      .values({ person_id: id, kind, document, staff_id: staff.id, username: staff.username })
      .execute()
    await audit(transaction, { staff, at, action: 'checked', subject, id, after: { kind, document } })
  })

type Receipt = { receiver: string; relation: string; witness: string }

/**
 * Hands a found person over and ends both searches, once: the second attempt is refused with `closed`. Who received them is in
 * the receipt, not in the log.
 */
export const giveOver = (db: Db, id: string, receipt: Receipt, { staff, at }: By): Promise<void> =>
  db.transaction().execute(async transaction => {
    const person = await locked(transaction, id)
    if (!person.is_found) refuse('not-found', 404)
    if (person.status === 'closed') refuse('closed', 409)
    const { many } = await transaction
      .selectFrom('missing_person_checks')
      .select(sql<number>`count(distinct staff_id)::int`.as('many'))
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
    if (many < 2) refuse('checks', 409)
    if (!isAdult(person.age_band) && !receipt.witness) refuse('witness', 409)
    const { match_id, number } = await transaction
      .updateTable('missing_person_hand_overs')
      .set({ ...receipt, given_at: sql<Date>`now()`, given_by: staff.username })
      .where('person_id', '=', id)
      .returning(['match_id', 'number'])
      .executeTakeFirstOrThrow()
    const both = match_id ? [id, match_id] : [id]
    await transaction
      .updateTable('missing_person_reports')
      .set({
        ...{ status: 'closed', outcome: 'handed-over', closed_by: staff.username, on_screens_at: null },
        ...{ closed_at: sql<Date>`now()`, changed_at: sql<Date>`clock_timestamp()` },
      })
      .where('id', 'in', both)
      .where('status', '=', 'open')
      .execute()
    for (const one of both) await settleCases(transaction, one, staff.username)
    await audit(transaction, { staff, at, action: 'handed-over', subject, id, after: { receipt: number } })
  })

/** Records which police station was informed, once, with the database's time. */
export const tellPolice = (db: Db, id: string, station: string, { staff, at }: By): Promise<void> =>
  db.transaction().execute(async transaction => {
    const person = await locked(transaction, id)
    if (person.status === 'closed') refuse('closed', 409)
    if (person.police_at) refuse('told', 409)
    const police = { police_station: station, police_by: staff.username }
    await writePerson(transaction, id, { ...police, police_at: sql<Date>`now()` })
    await settleCase(transaction, policeCase, id, staff.username)
    await audit(transaction, { staff, at, action: 'police-told', subject, id, after: { station } })
  })

/** Records that the police were informed of the end of a search, once, with the database's time. */
export const tellPoliceOfEnd = (db: Db, id: string, { staff, at }: By): Promise<void> =>
  db.transaction().execute(async transaction => {
    const person = await locked(transaction, id)
    if (!person.police_at) refuse('not-found', 404)
    if (person.status === 'open') refuse('open', 409)
    if (person.police_end_at) refuse('told', 409)
    await writePerson(transaction, id, {
      police_end_by: staff.username,
      police_end_at: sql<Date>`now()`,
    })
    await settleCase(transaction, policeEndCase, id, staff.username)
    await audit(transaction, { staff, at, action: 'police-told-end', subject, id, after: {} })
  })
