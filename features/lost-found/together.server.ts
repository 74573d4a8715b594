import { type QueryExecutorProvider, sql } from 'kysely'
import { joinPlaces, placesOf, type SentPlaces } from '#kit/server/alike.ts'
import { reopenCases, type Sent, settleUntaken } from '#kit/server/sent.ts'
import type { GoneItem } from './contract.ts'
import { kindNames, lostFoundTopic } from './item-kinds.ts'
import { personCaseKinds, personCases } from './missing-person/cases.server.ts'
import { tellDesks } from './missing-person/reports.server.ts'
import { endSearch } from './rings/rings.server.ts'
import type { LostFoundTables } from './tables.server.ts'

/** How staff close a flood of reports of persons together: none that a desk entered, has taken or has worked on. */
const persons = (isSighting: boolean): Sent => ({
  budget: isSighting ? 'looks-lost' : 'missing-person',
  permission: 'missing-persons',
  open: sql`
    select id, network, coalesce(device, '') as device, created_at as at,
      case when is_sighting then 'looks-lost' when is_found then 'found-person' when age_band is null then 'missing-person'
        when age_band in ('child', 'teen') then 'missing-child' else 'missing-adult' end as kind,
      '' as place_en, '' as place_hi, concat_ws(' · ', person, nullif(last_seen, '')) as words,
      (image_hash is not null)::int + (lat is not null)::int + is_known_phone::int
        + (colours <> '{}' or garments <> '{}' or place is not null)::int as evidence
    from missing_person_reports
    where status = 'open' and is_sighting = ${isSighting} and not is_from_desk and note = '' and police_at is null and read_at is null`,
  kinds: Object.fromEntries(personCases.map(({ kind, title }) => [kind, title])),
  async close(transaction, ids, { staff, at }) {
    const free = await settleUntaken(transaction, personCaseKinds, ids, staff.username)
    for (const id of free) await endSearch(transaction.withTables<LostFoundTables>(), id, staff.username)
    const rows = await transaction
      .withTables<LostFoundTables>()
      .updateTable('missing_person_reports')
      .set({ status: 'closed', outcome: 'mistake', closed_at: at, closed_by: staff.username })
      .set({ changed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', sql<string>`any(${free}::uuid[])`)
      .where('status', '=', 'open')
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },
  async reopen(transaction, ids, { staff }) {
    const rows = await transaction
      .withTables<LostFoundTables>()
      .updateTable('missing_person_reports')
      .set({ status: 'open', outcome: null, closed_at: null, closed_by: '' })
      .set({ changed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('status', '=', 'closed')
      .where('outcome', '=', 'mistake')
      .where('note', '=', '')
      .returning('id')
      .execute()
    const opened = rows.map(({ id }) => id)
    await reopenCases(transaction, personCaseKinds, opened, staff.username)
    return opened
  },
  changed: tellDesks,
})
export const sentPersons: Sent = persons(false)
export const sentSightings: Sent = persons(true)

/** Places of reports and of sightings, each among their own kind. */
export const placesOfPersons = async (db: QueryExecutorProvider): Promise<SentPlaces> =>
  joinPlaces(await Promise.all([sentPersons, sentSightings].map(sent => placesOf(db, sent))))

/** The reason stored with a thing that was closed together with others. */
const reason = 'closed together'

/** Things that nobody has approved. */
export const sentItems: Sent = {
  budget: 'lost-found',
  permission: 'lost-found',
  open: sql`
    select id, network, device, created_at as at, kind, '' as place_en, '' as place_hi, concat_ws(' · ', name, nullif(description, '')) as words,
      0 as evidence
    from lost_found_items where status = 'open' and not is_approved and not helpdesk_verified`,
  kinds: kindNames,
  async close(transaction, ids, { at }) {
    const rows = await transaction
      .withTables<LostFoundTables>()
      .updateTable('lost_found_items')
      .set({ status: 'hidden', hidden_reason: reason, closed_at: at })
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('status', '=', 'open')
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },
  async reopen(transaction, ids) {
    const rows = await transaction
      .withTables<LostFoundTables>()
      .updateTable('lost_found_items')
      .set({ status: 'open', hidden_reason: null, closed_at: null })
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('hidden_reason', '=', reason)
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },
  async changed({ db, live, responseCache }, ids) {
    await responseCache.changed(lostFoundTopic)
    const { rows } = await sql<{ id: string }>`
      select id from lost_found_items where id = any(${[...ids]}::uuid[]) and status = 'hidden'`.execute(db)
    for (const { id } of rows) await live.publish(lostFoundTopic, id, { id, gone: true } satisfies GoneItem)
  },
}
