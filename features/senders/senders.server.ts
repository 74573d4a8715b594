import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { placesOf } from '#kit/server/alike.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import type { By } from '#kit/server/http/request.ts'
import type { Sent } from '#kit/server/sent.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { most, type Sender, type SentReport } from './contract.ts'
import { hoursBack, similar } from './hours.ts'

type ClosedTable = {
  id: string
  budget: string
  subjects: string[]
  closed_by: string
  closed_at: Date
  undone_by: string
  undone_at: Date | null
}
export type SenderTables = { closed_together: ClosedTable }
type SenderDatabase = Kysely<SenderTables>

const hour = 3_600_000
const since = (now: number) => new Date(now - hoursBack * hour)
/** A hash of the stored hash, so that the name on the page cannot be looked up in a table. */
const name = sql`left(encode(sha256(convert_to('shown ' || network, 'UTF8')), 'hex'), 12)`
/** Ids of reports that look alike: they count as one sender, whatever their networks. */
const alikeOf = async (db: SenderDatabase, sent: Sent) =>
  [...(await placesOf(db, sent)).places].flatMap(([id, { isAlike }]) => (isAlike ? id : []))
/** Open reports of the last hours, without those that a desk wrote (they have no network). */
const waiting = ({ open }: Sent, alike: readonly string[], from: Date) => sql`(
  select id, case when id = any(${alike}::uuid[]) then ${similar} else ${name} end as name, device, at, kind, place_en, place_hi, words from (${open}) sent where network <> '' and at > ${from})`

/** The senders of open reports, those with the most first. */
export async function sendersOf(db: SenderDatabase, sent: Sent, now: number): Promise<Sender[]> {
  const { rows } = await sql<{ name: string; reports: number; phones: number; first: Date; last: Date }>`
    select name, count(*)::int as reports, count(distinct device)::int as phones, min(at) as first, max(at) as last
    from ${waiting(sent, await alikeOf(db, sent), since(now))} waiting group by name order by reports desc, last desc, name
    limit ${most.networks}`.execute(db)
  return rows.map(({ name: network, reports, phones, first, last }) => ({
    ...{ network, reports, phones },
    first_at: first.toISOString(),
    last_at: last.toISOString(),
  }))
}

/** What a network sent, newest first. */
export async function reportsOf(
  db: SenderDatabase,
  sent: Sent,
  { network, now }: { network: string; now: number },
): Promise<{ reports: SentReport[]; more: number }> {
  const { rows } = await sql<Listed>`
    select id, at, kind, place_en as en, place_hi as hi, left(words, 160) as words, (dense_rank() over (order by device))::int as phone,
      (count(*) over ())::int as total
    from ${waiting(sent, await alikeOf(db, sent), since(now))} waiting where name = ${network} order by at desc, id limit ${most.reports}`.execute(
    db,
  )
  return {
    reports: rows.map(({ id, phone, at, kind, en, hi, words }) => ({
      ...{ id, phone, words, at: at.toISOString() },
      ...{ kind: sent.kinds[kind] ?? null, place: en ? { en, hi } : null },
    })),
    more: (rows[0]?.total ?? 0) - rows.length,
  }
}

type Listed = {
  id: string
  phone: number
  at: Date
  kind: string
  en: string
  hi: string
  words: string
  total: number
}

type Wanted = { id: string; networks: readonly string[]; keep: readonly string[]; until: Date }
/** The reports are in another feature's tables. */
const anyOf = (transaction: SenderDatabase) => transaction as unknown as AnyDatabase

/** Closes what these networks sent up to a time, audited; a repeated id changes nothing. */
export const closeTogether = (
  db: SenderDatabase,
  sent: Sent,
  { id, networks, keep, until }: Wanted,
  by: By,
): Promise<{ row: ClosedTable; ids: string[] }> =>
  db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`close together ${id}`}, 0))`.execute(
      transaction,
    )
    const before = await closingById(transaction, id)
    if (before) return { row: before, ids: [] }
    const { rows } = await sql<{ id: string }>`
      select id from ${waiting(sent, await alikeOf(transaction, sent), since(by.at.getTime()))} waiting
      where name = any(${[...networks]}::text[]) and at <= ${until} and not id = any(${[...keep]}::uuid[])`.execute(
      transaction,
    )
    const found = rows.map(row => row.id)
    const ids = found.length > 0 ? await sent.close(anyOf(transaction), found, by) : []
    const row = await transaction
      .insertInto('closed_together')
      .values({
        ...{ id, budget: sent.budget, subjects: ids, undone_by: '', undone_at: null },
        ...{ closed_by: by.staff.username, closed_at: by.at },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = { kind: sent.budget, reports: ids.length, networks: networks.length, kept: keep.length }
    await audit(transaction, { ...by, action: 'closed-together', subject: 'sent-reports', id, after })
    return { row, ids }
  })

/** Reopens what was closed together, audited. Refuses `undone` 409. */
export const undoTogether = (
  db: SenderDatabase,
  sent: Sent,
  id: string,
  by: By,
): Promise<{ row: ClosedTable; ids: string[] }> =>
  db.transaction().execute(async transaction => {
    const row = await transaction
      .updateTable('closed_together')
      .set({ undone_by: by.staff.username, undone_at: by.at })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return refuse('undone', 409, 'This was undone already.')
    const ids = row.subjects.length > 0 ? await sent.reopen(anyOf(transaction), row.subjects, by) : []
    const after = { kind: sent.budget, reports: ids.length }
    await audit(transaction, { ...by, action: 'opened-together', subject: 'sent-reports', id, after })
    return { row, ids }
  })

export const closingById = (db: SenderDatabase, id: string): Promise<ClosedTable | undefined> =>
  db.selectFrom('closed_together').selectAll().where('id', '=', id).executeTakeFirst()

/** What was closed together in the last day, newest first. */
export const closingsOf = (
  db: SenderDatabase,
  budgets: readonly string[],
  now: number,
): Promise<ClosedTable[]> =>
  budgets.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('closed_together')
        .selectAll()
        .where('budget', 'in', budgets)
        .where('closed_at', '>', new Date(now - 24 * hour))
        .orderBy('closed_at', 'desc')
        .limit(20)
        .execute()
