import { eventually } from './eventually.ts'
import type { World } from './world.ts'

/**
 * Starts calls while another connection holds the rows that `lock` selects, and lets them go once every call waits for a row: so
 * they meet there each time.
 */
export async function meetAt<T>(
  { owner }: Pick<World, 'owner'>,
  lock: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const holder = await owner.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const answers = Promise.all(calls.map(call => call()))
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await eventually(async () => ((await owner.query(waiting)).rowCount ?? 0) >= calls.length)
    await holder.query('commit')
    return await answers
  } finally {
    // Ends its connection, which releases its locks.
    holder.release(true)
  }
}
