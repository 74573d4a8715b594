import { type QueryExecutorProvider, sql } from 'kysely'
import type { Delivery } from './push-client.ts'

/** Seconds after which a message that a killed server had claimed is claimed again. */
export const claimSeconds = 60
const mostTries = 8

/** What every queue of messages to phones knows of one that it has claimed. */
type Claimed = { id: string; phone_id: string; tries: number }

/** Settles claimed messages: sent ones are deleted, a phone that is gone is deleted with its messages, the rest is retried later. */
export async function settlePushes(
  db: QueryExecutorProvider,
  tables: { messages: string; phones: string },
  settled: readonly { push: Claimed; delivery: Delivery }[],
): Promise<void> {
  const [messages, phones] = [sql.table(tables.messages), sql.table(tables.phones)]
  const gone = settled.filter(({ delivery }) => delivery.outcome === 'gone')
  const later = settled.filter(({ delivery, push }) => delivery.outcome === 'later' && push.tries < mostTries)
  const over = settled.filter(one => !gone.includes(one) && !later.includes(one))
  if (gone.length > 0)
    await sql`delete from ${phones} where id = any(${gone.map(({ push }) => push.phone_id)}::uuid[])`.execute(
      db,
    )
  if (over.length > 0)
    await sql`delete from ${messages} where id = any(${over.map(({ push }) => push.id)}::bigint[])`.execute(
      db,
    )
  if (later.length > 0) {
    const ids = later.map(({ push }) => push.id)
    const seconds = later.map(({ push, delivery }) =>
      Math.min((delivery.outcome === 'later' ? delivery.after : undefined) ?? 2 ** push.tries * 5, 600),
    )
    await sql`
      update ${messages} m set next_at = now() + wait.seconds * interval '1 second'
      from unnest(${ids}::bigint[], ${seconds}::float8[]) as wait (id, seconds)
      where m.id = wait.id`.execute(db)
  }
}
