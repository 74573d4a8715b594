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
