import { sql } from 'kysely'
import { youngPhonesMay } from './contract.ts'
import { type LostFoundDatabase, oldestOpen } from './tables.server.ts'

type Seen = { item_id: string; device: string; at: Date }
type Shown = Seen & { is_young: boolean }
const day = 86_400_000

/** Whether a device has seen this number within the day: seeing it again costs nothing. */
export async function hasSeen(db: LostFoundDatabase, { item_id, device, at }: Seen): Promise<boolean> {
  const row = await db
    .selectFrom('lost_found_reveals')
    .select('id')
    .where('item_id', '=', item_id)
    .where('device', '=', device)
    .where('at', '>', new Date(at.getTime() - day))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How much of young phones' joint limit is used: from 1 on they open no further thing's number. */
export async function sweptShare(db: LostFoundDatabase, at: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select max((
        select count(distinct item_id) from lost_found_reveals
        where is_young and at > ${at}::timestamptz - make_interval(secs => may.seconds)
      ) / greatest(may.at_least, may.share * (
        select count(*) from lost_found_items
        where status = 'open' and show_phone and created_at > ${oldestOpen(at.getTime())}::timestamptz))) as used
    from unnest(${youngPhonesMay.map(({ seconds }) => seconds)}::int[],
      ${youngPhonesMay.map(({ atLeast }) => atLeast)}::float8[],
      ${youngPhonesMay.map(({ share }) => share)}::float8[]) as may (seconds, at_least, share)`.execute(db)
  return rows[0]?.used ?? 0
}

/**
 * Shows a number to a phone and records that. Once young phones have used up their share, the number is requested instead: false.
 * A number that another of them has opened within the day, or that was granted, is still shown. Concurrent phones take turns.
 */
export const showOrAsk = (db: LostFoundDatabase, { is_young, ...seen }: Shown): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    const { item_id, device, at } = seen
    if (is_young && !(await isOpenTo(transaction, seen))) {
      await sql`select pg_advisory_xact_lock(hashtextextended('young phones see numbers', 0))`.execute(
        transaction,
      )
      if (!(await isOpenTo(transaction, seen)) && (await sweptShare(transaction, at)) >= 1) {
        await transaction
          .insertInto('lost_found_asks')
          .values({ item_id, device, at, granted_at: null })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        return false
      }
    }
    await transaction
      .insertInto('lost_found_reveals')
      .values({ ...seen, staff_id: null, is_young })
      .execute()
    return true
  })

/** Whether another young phone has seen this number within the day, or its owner shows it to this one. */
async function isOpenTo(db: LostFoundDatabase, { item_id, device, at }: Seen): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from lost_found_asks where item_id = ${item_id} and device = ${device} and granted_at is not null)
      or exists (select from lost_found_reveals
        where item_id = ${item_id} and is_young and at > ${new Date(at.getTime() - day)}) as is_open`.execute(
    db,
  )
  return rows[0]?.is_open ?? false
}

/** What this phone has asked the owner; `granted_at` is null while it waits for the permission. */
export const askOf = (
  db: LostFoundDatabase,
  { item_id, device }: Seen,
): Promise<{ granted_at: Date | null } | undefined> =>
  db
    .selectFrom('lost_found_asks')
    .select('granted_at')
    .where('item_id', '=', item_id)
    .where('device', '=', device)
    .executeTakeFirst()

/** Shows the number of a phone's own thing to all who asked for it. */
export async function grantAsked(db: LostFoundDatabase, own: Seen): Promise<void> {
  await sql`
    update lost_found_asks set granted_at = ${own.at} from lost_found_items i
    where item_id = i.id and i.id = ${own.item_id} and i.device = ${own.device} and granted_at is null`.execute(
    db,
  )
}

/** How many phones have seen each of these numbers, and how many wait for it. */
export async function lookedAt(
  db: LostFoundDatabase,
  items: readonly string[],
): Promise<Map<string, { shown: number; asked: number }>> {
  const { rows } = await sql<{ id: string; shown: number; asked: number }>`
    select wanted as id,
      (select count(distinct device)::int from lost_found_reveals where item_id = wanted) as shown,
      (select count(*)::int from lost_found_asks where item_id = wanted and granted_at is null) as asked
    from unnest(${[...items]}::uuid[]) as wanted`.execute(db)
  return new Map(rows.map(({ id, shown, asked }) => [id, { shown, asked }]))
}
