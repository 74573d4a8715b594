import type { LostFoundDatabase } from './tables.server.ts'

type Seen = { item_id: string; device: string; at: Date }
const day = 86_400_000

/** Whether a device has seen this number within the day: to look again costs nothing. */
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

/** Writes down who saw a number. */
export async function logReveal(
  db: LostFoundDatabase,
  seen: { item_id: string; device: string | null; staff_id: string | null; at: Date },
): Promise<void> {
  await db.insertInto('lost_found_reveals').values(seen).execute()
}

/** How many numbers were seen since. */
export async function revealsSince(db: LostFoundDatabase, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('lost_found_reveals')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many phones have been shown each of these numbers; a thing whose number nobody asked for is left out. */
export async function shownTo(db: LostFoundDatabase, items: readonly string[]): Promise<Map<string, number>> {
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('lost_found_reveals')
    .select(['item_id', ({ fn }) => fn.count<string>('device').distinct().as('count')])
    .where('item_id', 'in', items)
    .where('device', 'is not', null)
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(row => [row.item_id, Number(row.count)]))
}
