import { sql, type UpdateObject } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { joinPlaces, placeTable } from '#kit/server/alike.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseStale, refuseUnseen } from '#kit/server/staff/optimistic-lock.ts'
import { caseKindOf, personCaseKinds } from '../missing-person/cases.server.ts'
import { isAdult } from '../missing-person/person-kinds.ts'
import { type ReportRow, wasPost } from '../missing-person/reports.server.ts'
import { endSearch } from '../rings/rings.server.ts'
import type { LostFoundDatabase, LostFoundTables } from '../tables.server.ts'
import { placesOfPersons } from '../together.server.ts'
import type { Decision, Description, Person, PersonRow } from './contract.ts'

type Db = LostFoundDatabase
const mostListed = 500
const subject = 'missing-person'

const rowOf = (row: ReportRow): PersonRow => ({
  id: row.id,
  number: row.number,
  is_found: row.is_found,
  sex: row.sex,
  age_band: row.age_band,
  colours: row.colours,
  garments: row.garments,
  village: row.village,
  place: row.place,
  seen_at: row.seen_at?.toISOString() ?? null,
  desk: row.desk,
  is_from_desk: row.is_from_desk,
  person: row.person,
  last_seen: row.last_seen,
  has_photo: row.image_hash !== null,
  status: row.status,
  outcome: row.outcome,
  created_at: row.created_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  police_at: row.police_at?.toISOString() ?? null,
})

export const personOf = (row: ReportRow): Person => ({
  ...rowOf(row),
  first_name: row.first_name,
  speaks: row.speaks,
  marks: row.marks,
  name: row.name,
  phone: row.phone,
  was_post: wasPost(row),
  note: row.note,
  entered_by: row.entered_by,
  closed_by: row.closed_by,
  police_by: row.police_by,
  police_station: row.police_station,
  police_end_at: row.police_end_at?.toISOString() ?? null,
  police_end_by: row.police_end_by,
  changed_at: row.changed_at.toISOString(),
  position:
    row.lat === null || row.lng === null || row.accuracy_m === null || row.position_at === null
      ? null
      : { lat: row.lat, lng: row.lng, accuracy_m: row.accuracy_m, at: row.position_at.toISOString() },
})

/**
 * Everybody who is searched for or waits at a desk, newest first; and those whose search ended within two days. If there are more
 * than the list holds, places go round between networks, phones and templates of words (`placeReports`), so that no sender can
 * push another's report out. Sightings of people who look lost have as many places of their own. `more`: how many it leaves out.
 */
export async function listPersons(
  db: Db,
  list: 'open' | 'closed',
  times: number,
): Promise<{ persons: PersonRow[]; more: number }> {
  const places = list === 'open' ? await placesOfPersons(db) : joinPlaces([])
  const { rows } = await sql<ReportRow & { listed_of: number }>`
    select r.*, listed_of from (
      select id, (count(*) over ())::int as listed_of, row_number() over (
        partition by is_sighting order by given, round, arrival desc) as turn from (
        select *, case network when '' then 1 else
          row_number() over (partition by is_sighting, network order by of_sender, arrival desc) end as round
        from (
          select p.id, arrival, is_sighting, network, coalesce(given.place, 0) as given,
            row_number() over (partition by is_sighting, network, device order by arrival desc) as of_sender
          from missing_person_reports p left join ${placeTable(places)} as given on given.id = p.id::text
          where status = ${list} and (${list} = 'open' or closed_at > now() - interval '2 days')) by_sender) by_network) placed
      join missing_person_reports r using (id)
    where turn <= ${times * mostListed}
    order by case when ${list} = 'open' then null else closed_at end desc, r.arrival desc`.execute(db)
  const persons = rows.map(row => ({
    ...rowOf(row),
    ...(places.places.get(row.id)?.isAlike && { is_alike: true }),
  }))
  return { persons, more: (rows[0]?.listed_of ?? 0) - rows.length }
}

/** The columns of a desk's description; unknown is null or ''. */
export const columnsOf = (said: Description, now: Date) => ({
  ...said,
  sex: said.sex || null,
  age_band: said.age_band || null,
  speaks: said.speaks || null,
  place: said.place || null,
  seen_at: said.seen_at ? new Date(Math.min(Date.parse(said.seen_at), now.getTime())) : null,
})

/** Stores a desk's description of a person. Refuses `changed-meanwhile` if another desk wrote first. */
export const describePerson = (
  db: Db,
  id: string,
  { changed_at, ...said }: Description & { changed_at: string },
  { staff, at }: By,
): Promise<ReportRow> =>
  db.transaction().execute(async transaction => {
    const before = await locked(transaction, id)
    refuseStale(before.changed_at, changed_at)
    const row = await writePerson(transaction, id, columnsOf(said, at))
    // Somebody who turns out to be a child has three minutes, like any other child.
    const [was, is] = [caseKindOf(before), caseKindOf(row)]
    if (was !== is && is === 'missing-child' && row.status === 'open') {
      await settleCase(transaction, was, id, staff.username)
      await raiseCase(transaction, is, id)
    }
    // The log records which fields were changed, not their words.
    const fields = Object.keys(said).filter(key => differs(before, row, key as keyof ReportRow))
    await audit(transaction, { staff, at, action: 'described', subject, id, after: { fields } })
    return row
  })
const differs = (before: ReportRow, after: ReportRow, key: keyof ReportRow) =>
  JSON.stringify(before[key]) !== JSON.stringify(after[key])

/** A search that goes on. If the police were informed that it was over, they are informed again. */
const reopened = ({ police_end_at }: Pick<ReportRow, 'police_end_at'>) => ({
  ...{ status: 'open' as const, outcome: null, closed_at: null, closed_by: '' },
  ...(police_end_at && {
    ...{ police_at: null, police_by: '', police_station: '' },
    ...{ police_end_at: null, police_end_by: '' },
  }),
})

/**
 * Records what was done, ends the search or reopens it. Refuses `closed` if it is already over, `changed-meanwhile` if another desk
 * ended it, opened it or wrote first, and refuses to end a search without the required details: how they know it, which police
 * were informed, the two checks of a hand-over.
 */
export const decidePerson = (db: Db, id: string, decision: Decision, { staff, at }: By): Promise<ReportRow> =>
  db.transaction().execute(async transaction => {
    const before = await locked(transaction, id)
    const { status, note, instead_of } = decision
    if (before.status === 'closed' && (status === 'closed' || !instead_of)) refuse('closed', 409)
    refuseUnseen({ closed_at: before.closed_at?.toISOString() ?? null, note: before.note }, instead_of)
    if (decision.status === 'closed') {
      if (decision.outcome === 'together' && leavesByHandOver(before)) refuse('hand-over-needed', 409)
      if (decision.outcome === 'police' && !before.police_at) refuse('police-needed', 409)
      if (!note) refuse('note-needed', 409)
    }
    const ending =
      decision.status === 'closed'
        ? { outcome: decision.outcome, closed_at: at, closed_by: staff.username, on_screens_at: null }
        : reopened(before)
    const undone = status === 'open' ? await undoHandOver(transaction, id) : ''
    const words = [note, undone].filter(Boolean).join('\n')
    const row = await writePerson(transaction, id, { status, note: words, ...ending })
    if (status === 'closed') await settleCases(transaction, id, staff.username)
    else if (before.status === 'closed') await raiseCase(transaction, caseKindOf(row), id)
    // A note may name the person, so the log records only that there is one.
    const seen = (value: Pick<ReportRow, 'status' | 'note' | 'outcome'>) => ({
      status: value.status,
      outcome: value.outcome,
      note: value.note.length,
    })
    await audit(transaction, {
      ...{ staff, at, action: 'changed', subject, id },
      ...{ before: seen(before), after: seen(row) },
    })
    return row
  })

/**
 * Whether only a hand-over with two checks brings a found person to their people: for anybody at a desk, and anybody who may be
 * under 18. An adult whom a visitor found may meet them before any desk has seen either.
 */
const leavesByHandOver = ({
  is_found,
  is_from_desk,
  age_band,
}: Pick<ReportRow, 'is_found' | 'is_from_desk' | 'age_band'>): boolean =>
  is_found && (is_from_desk || !isAdult(age_band))

/**
 * Undoes a wrong hand-over: the people who came are searching again, and the next one needs two new checks. Returns the old
 * receipt as words for the note, '' if nobody was handed over.
 */
async function undoHandOver(transaction: Db, id: string): Promise<string> {
  const given = await transaction
    .selectFrom('missing_person_hand_overs')
    .selectAll()
    .where('person_id', '=', id)
    .where('given_at', 'is not', null)
    .executeTakeFirst()
  if (!given) return ''
  await transaction.deleteFrom('missing_person_checks').where('person_id', '=', id).execute()
  await transaction
    .updateTable('missing_person_hand_overs')
    .set({
      ...{ number: sql<number>`default`, match_id: null, given_at: null, given_by: '' },
      ...{ receiver: '', relation: '', witness: '' },
    })
    .where('person_id', '=', id)
    .execute()
  if (given.match_id) {
    const match = await locked(transaction, given.match_id)
    if (match.outcome === 'handed-over') {
      await writePerson(transaction, match.id, reopened(match))
      await raiseCase(transaction, caseKindOf(match), match.id)
    }
  }
  const { number, receiver, relation, witness, given_by, given_at } = given
  const words = [receiver, relation, witness, given_by, given_at?.toISOString()].filter(Boolean)
  return `Receipt ${number} / रसीद ${number}: ${words.join(' · ')}`
}

/** Ends every case about a person, of whatever kind they were when it was raised. */
export async function settleCases(transaction: Db, id: string, by: string): Promise<void> {
  for (const kind of personCaseKinds) await settleCase(transaction, kind, id, by)
  await endSearch(transaction, id, by)
}

/** Writes columns of a person, and by the database's clock when they changed. */
export const writePerson = (
  transaction: Db,
  id: string,
  columns: UpdateObject<LostFoundTables, 'missing_person_reports'>,
): Promise<ReportRow> =>
  transaction
    .updateTable('missing_person_reports')
    .set({ ...columns, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The row, locked until the transaction ends; refuses `not-found`. */
export async function locked(transaction: Db, id: string): Promise<ReportRow> {
  const row = await transaction
    .selectFrom('missing_person_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('not-found', 404)
}
