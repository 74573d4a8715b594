import { type Kysely, type Selectable, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { Text } from '#common/text.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { Landmark } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { addNoticeRow, changeNoticeRow } from '../notices.server.ts'
import type { NoticeTables } from '../tables.server.ts'
import { type Hold, type HoldOrder, longestHoldWaitS } from './contract.ts'
import { endWords, type HeldThing, type HoldReason, heldWords, queueName, stretchName } from './kinds.ts'

export type HoldTables = NoticeTables & {
  holds: {
    held: string
    what: HeldThing
    place_en: string
    place_hi: string
    place: string
    place_to: string
    reason: HoldReason
    notice_id: string
    order_id: string
    held_by: string
    /** Who is notified first (before.server.ts). */
    told: string[]
    held_at: Date
    until: Date
    updated_at: Date
    ended_at: Date | null
  }
}
type Db = Kysely<HoldTables>
type Row = Selectable<HoldTables['holds']>

/** Seconds by which staff hear of a hold before visitors whose guide is closed. */
const pushAfterS = 3
/** ms for which everybody reads that a hold has ended. */
const endToldMs = 10 * 60_000

const placeOf = ({ place_en, place_hi }: Row): Text => ({ en: place_en, hi: place_hi })
const shown = (row: Row): Hold => ({
  ...{ id: row.notice_id, what: row.what, place: placeOf(row), reason: row.reason, held_by: row.held_by },
  ...{ held_at: row.held_at.toISOString(), until: row.until.toISOString() },
  ends: { from: row.place, to: row.place_to },
  ended_at: row.ended_at?.toISOString() ?? null,
  words: row.ended_at
    ? endWords(placeOf(row), row.ended_at < row.until ? 'released' : 'ranOut')
    : heldWords(placeOf(row), row.reason, row.until),
})

/** Current holds, the first to end first, then those of the last six hours. */
export async function recentHolds(db: Db, now: Date): Promise<Hold[]> {
  const rows = await db
    .selectFrom('holds')
    .selectAll()
    .where('until', '>', new Date(now.getTime() - 6 * 3_600_000))
    .orderBy(sql`ended_at is not null, until`)
    .limit(50)
    .execute()
  return rows.map(shown)
}

/** The name of what is to be held; refuses `unknown-place`. */
function nameOf({ what, place, to }: HoldOrder, landmarks: readonly Landmark[]): Text {
  const find = (name: string) =>
    landmarks.find(landmark => landmark.name.en === name)?.name ??
    refuse('unknown-place', 409, 'No place of the fair has this name.')
  if (what === 'queue') return place ? find(place) : queueName
  return what === 'stretch' ? stretchName(find(place), find(to)) : find(place)
}

/**
 * Holds something, or sets other minutes for what is already held: if two do so, the later one counts, and is told what the first
 * had set. A repeated order changes nothing, nor does one that was tapped before the later one. Refuses `late`.
 */
export function holdNow(
  db: Db,
  id: string,
  order: HoldOrder,
  { landmarks, told }: { landmarks: readonly Landmark[]; told: string[] },
  { staff, at }: By,
): Promise<{ hold: Hold; instead_of: { by: string; until: string } | null }> {
  const name = nameOf(order, landmarks)
  const held = `${order.what} ${name.en}`
  const { what, reason, minutes, waited_s } = order
  const until = new Date(at.getTime() + minutes * 60_000 - waited_s * 1000)
  return db.transaction().execute(async trx => {
    // Two who hold the same thing for the first time wait for each other; the table's key refuses a second row.
    await sql`select pg_advisory_xact_lock(hashtext(${`hold ${held}`}))`.execute(trx)
    const before = await trx.selectFrom('holds').selectAll().where('held', '=', held).executeTakeFirst()
    if (before?.order_id === id) return { hold: shown(before), instead_of: null }
    if (waited_s > longestHoldWaitS) return refuse('late', 409, 'This waited too long: look again first.')
    // Somebody has changed it since the tap, as when the answer to the first try was lost: the later one counts.
    if (before && waited_s > 0 && before.updated_at.getTime() > at.getTime() - waited_s * 1000)
      return before.ended_at
        ? refuse('late', 409, 'This was released meanwhile: look again first.')
        : { hold: shown(before), instead_of: null }
    const lasts = before !== undefined && before.ended_at === null && before.until > at
    const notice = { level: 'warning' as const, text: heldWords(name, reason, until), until }
    const notices = trx as unknown as Kysely<NoticeTables>
    if (lasts) await changeNoticeRow(notices, before.notice_id, notice, at, pushAfterS)
    else await addNoticeRow(notices, id, notice, at, pushAfterS)
    const values = {
      ...{ place: order.place, place_to: order.to },
      ...{ held, what, place_en: name.en, place_hi: name.hi, reason, until, updated_at: at, ended_at: null },
      ...{ notice_id: lasts ? before.notice_id : id, order_id: id, held_by: staff.username, told },
      held_at: lasts ? before.held_at : at,
    }
    const row = await trx
      .insertInto('holds')
      .values(values)
      .onConflict(conflict => conflict.column('held').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    await raiseCase(trx, 'hold', row.notice_id)
    await audit(trx, {
      ...{ staff, at, action: 'held', subject: 'hold', id: row.notice_id, name },
      before: lasts ? logged(before) : undefined,
      after: logged(row),
    })
    return {
      hold: shown(row),
      instead_of: lasts ? { by: before.held_by, until: before.until.toISOString() } : null,
    }
  })
}
const logged = ({ what, reason, held_by, until }: Row) => ({
  what,
  reason,
  held_by,
  until: until.toISOString(),
})

/** Releases a hold. Refuses `not-held` if it is over. */
export function release(db: Db, id: string, { staff, at }: By): Promise<Hold> {
  return db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('holds')
      .set({ ended_at: at, updated_at: at })
      .where('notice_id', '=', id)
      .where('ended_at', 'is', null)
      .where('until', '>', at)
      .returningAll()
      .executeTakeFirst()
    if (!row) return refuse('not-held', 409, 'This is no longer held.')
    await tellEnd(trx, row, 'released', at, staff.username)
    await audit(trx, { staff, at, action: 'released', subject: 'hold', id, name: placeOf(row) })
    return shown(row)
  })
}

/** Ends the holds whose time is over and tells everybody. Returns whether there were any. */
export function endOver(db: Db, at: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .updateTable('holds')
      .set({ ended_at: at, updated_at: at })
      .where('ended_at', 'is', null)
      .where('until', '<=', at)
      .returningAll()
      .execute()
    for (const row of rows) await tellEnd(trx, row, 'ranOut', at, '')
    return rows.length > 0
  })
}

async function tellEnd(trx: Db, row: Row, how: 'released' | 'ranOut', at: Date, by: string): Promise<void> {
  const told = { level: 'info' as const, text: endWords(placeOf(row), how) }
  await changeNoticeRow(
    trx.withTables<NoticeTables>(),
    row.notice_id,
    { ...told, until: new Date(at.getTime() + endToldMs) },
    at,
    pushAfterS,
  )
  await settleCase(trx, 'hold', row.notice_id, by)
}

/** Minutes before a hold ends in which staff are asked whether to renew it. */
const askedMinutes = 3

/** Holds that end soon and have not been renewed. */
export async function endingHolds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('holds')
    .select('notice_id')
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .where('until', '<=', new Date(now.getTime() + askedMinutes * 60_000))
    .execute()
  return rows.map(({ notice_id }) => notice_id)
}

/** The people whom the cases of these holds ask first. */
export async function toldOfHolds(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('holds')
    .select(['notice_id', 'told'])
    .where('notice_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ notice_id, told }) => [notice_id, told]))
}

/** What staff read about holds in their list of cases: the place, and until when. */
export async function aboutHolds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('holds')
    .selectAll()
    .where('notice_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(row => [
      row.notice_id,
      { place: placeOf(row), known: heldWords(placeOf(row), row.reason, row.until) },
    ]),
  )
}
