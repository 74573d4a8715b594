import { type Kysely, sql } from 'kysely'
import { inEither, onlyLanguage } from '#common/one-language.ts'
import { refuse } from '#common/refusal.ts'
import type { Text } from '#common/text.ts'
import type { Landmark, SearchNotices } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { type Notice, type NoticeList, noticesTopic } from './contract.ts'
import type { HeldThing } from './holds/kinds.ts'
import { queueNotice } from './push/queue.server.ts'
import { decide } from './received/received.server.ts'
import type { NoticeRow, NoticeTables, PushTables, ReceivedTables } from './tables.server.ts'
import type { NoticeLevel } from './texts.ts'

type Db = Kysely<NoticeTables>
type Told = { level: NoticeLevel; text: { en: string; hi: string }; hours: number }

type Held = { what: HeldThing; place: Text; since: string; names: string[] }

/** The current notices: emergencies first, then the newest. `landmarks`: positions of the fair's places, for holds. */
export async function currentNotices(
  db: Db,
  now: Date,
  landmarks: () => Promise<readonly Landmark[]>,
): Promise<NoticeList> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .select(
      sql<Held | null>`(
        select jsonb_build_object('what', what, 'place', jsonb_build_object('en', place_en, 'hi', place_hi), 'since', held_at,
          'names', array_remove(array[place, place_to], ''))
        from holds where notice_id = notices.id and ended_at is null)`.as('held'),
    )
    .where('expires_at', '>', now)
    .orderBy(sql`array_position(array['emergency', 'warning', 'info'], level)`)
    .orderBy('created_at', 'desc')
    .execute()
  const known = rows.some(({ held }) => held) ? await landmarks() : []
  return {
    notices: rows.map(({ held, ...row }) => ({
      ...publicRow(row),
      ...(held && { held: shownHold(held, known) }),
    })),
  }
}

function shownHold({ names, since, ...held }: Held, landmarks: readonly Landmark[]): Notice['held'] {
  const ends = names.map(name => {
    const { point, precision_m } = landmarks.find(one => one.name.en === name) ?? {}
    return { name, ...(point && { point }), ...(point && precision_m !== undefined && { precision_m }) }
  })
  return { ...held, since: new Date(since).toISOString(), ends }
}

export async function pastNotices(db: Db, now: Date): Promise<NoticeList> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('expires_at', '<=', now)
    .where('is_search', '=', false)
    .orderBy('expires_at', 'desc')
    .limit(100)
    .execute()
  return { notices: rows.map(publicRow) }
}

/**
 * Stores a notice; a repeated request returns the stored one. `received`: the alert of another warning system on which it is
 * based; refuses `changed-meanwhile` if somebody has decided about it before.
 */
export async function addNotice(
  db: Db,
  id: string,
  told: Told,
  { staff, at }: By,
  received?: string,
): Promise<Notice> {
  return db.transaction().execute(async trx => {
    const row = await trx
      .insertInto('notices')
      .values({ id, ...columns(told, at), created_at: at })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return publicRow(await readNotice(trx, id))
    if (received) await decide(trx.withTables<ReceivedTables>(), received, 'told', { staff, at })
    await queueNotice(trx.withTables<PushTables>(), publicRow(row))
    await audit(trx, { staff, at, action: 'added', subject: 'notice', id, after: publicRow(row) })
    return publicRow(row)
  })
}

/** Changes a notice that is still as `seen` (its updated_at); refuses `changed-meanwhile` otherwise. */
export async function changeNotice(
  db: Db,
  id: string,
  seen: string,
  told: Told,
  { staff, at }: By,
): Promise<Notice> {
  return db.transaction().execute(async trx => {
    const before = publicRow(await readNotice(trx, id))
    if (before.updated_at !== seen) refuse('changed-meanwhile', 409, 'Somebody else changed this notice.')
    const row = await trx
      .updateTable('notices')
      .set({ ...columns(told, at), ...tellAgain })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = publicRow(row)
    await queueNotice(trx.withTables<PushTables>(), after)
    await audit(trx, { staff, at, action: 'changed', subject: 'notice', id, before, after })
    return after
  })
}

/** Ends a notice now; one that is over stays as it is. */
export async function endNotice(db: Db, id: string, { staff, at }: By): Promise<void> {
  await db.transaction().execute(async trx => {
    const before = publicRow(await readNotice(trx, id))
    if (Date.parse(before.expires_at) <= at.getTime()) return
    await trx
      .updateTable('notices')
      .set({ expires_at: at, updated_at: at, ...tellAgain })
      .where('id', '=', id)
      .execute()
    await audit(trx, { staff, at, action: 'ended', subject: 'notice', id, before })
  })
}

/** The notices that ask everybody about a missing person. */
export const searchNotices: SearchNotices = {
  async add(trx, { id, text, until }, at) {
    const db = trx.withTables<NoticeTables>()
    await addNoticeRow(db, id, { level: 'info', text, until }, at)
    await db.updateTable('notices').set({ is_search: true }).where('id', '=', id).execute()
  },
  async keepOnly(db, kept) {
    const { numAffectedRows } = await sql`
      delete from notices where is_search and not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k(id uuid, en text)
        where k.id = notices.id and k.en = notices.text_en)`.execute(db)
    return Number(numAffectedRows) > 0
  },
  async tell(context) {
    const { db, clock, live, responseCache } = context
    const notices = db.withTables<NoticeTables>()
    await responseCache.changed(noticesTopic)
    await live.publish(noticesTopic, noticesTopic, () =>
      currentNotices(notices, new Date(clock()), () => landmarksOf(context)),
    )
  },
}

type Until = Omit<Told, 'hours'> & { until: Date }
const untilColumns = ({ level, text, until }: Until, at: Date) => ({
  ...{ level, text_en: text.en, text_hi: text.hi, expires_at: until, updated_at: at },
})
/** A notice until that time, in the caller's transaction; its push to closed phones is due `afterS` seconds from now. */
export async function addNoticeRow(trx: Db, id: string, told: Until, at: Date, afterS = 0): Promise<void> {
  const row = await trx
    .insertInto('notices')
    .values({ id, ...untilColumns(told, at), created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueNotice(trx.withTables<PushTables>(), publicRow(row), afterS)
}
/** Changes its words or its end, even if it was over. */
export async function changeNoticeRow(trx: Db, id: string, told: Until, at: Date, afterS = 0): Promise<void> {
  const row = await trx
    .updateTable('notices')
    .set({ ...untilColumns(told, at), ...tellAgain })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueNotice(trx.withTables<PushTables>(), publicRow(row), afterS)
}

/** A notice that staff may edit. Refuses `not-found`, also for a search's, and `held` for that of a hold that is not over. */
async function readNotice(trx: Db, id: string): Promise<NoticeRow> {
  const row = await trx
    .selectFrom('notices')
    .selectAll()
    .select(
      sql<boolean>`exists (select from holds where notice_id = notices.id and ended_at is null)`.as(
        'is_held',
      ),
    )
    .where('id', '=', id)
    .where('is_search', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('not-found', 404)
  return row.is_held ? refuse('held', 409, 'Its hold is renewed or released instead.') : row
}

/** What an alert of it refers to (cap/alert-xml.server.ts). */
const tellAgain = { earlier: sql<Date[]>`earlier || updated_at` }
const columns = ({ level, text, hours }: Told, at: Date) => ({
  level,
  text_en: text.en,
  text_hi: text.hi,
  expires_at: new Date(at.getTime() + hours * 3_600_000),
  updated_at: at,
})
const publicRow = (row: NoticeRow): Notice => ({
  id: row.id,
  level: row.level,
  text: inEither({ en: row.text_en, hi: row.text_hi }),
  only: onlyLanguage({ en: row.text_en, hi: row.text_hi }),
  expires_at: row.expires_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  ...(row.is_search && { is_search: true as const }),
})
