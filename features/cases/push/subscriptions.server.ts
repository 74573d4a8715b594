import { sql } from 'kysely'
import type { PushSubscriptionInput } from '#common/push-subscription.ts'
import type { CasesDatabase } from '../tables.server.ts'

/** Phones of one account. */
const mostPerAccount = 8

/** Stores a subscription for an account; a phone belongs to whoever signed in last. Keeps the newest eight. */
export async function keepSubscription(
  db: CasesDatabase,
  { endpoint, keys, language }: PushSubscriptionInput,
  staff_id: string,
): Promise<void> {
  const row = { ...keys, language, staff_id }
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where staff_id = ${staff_id}
    order by created_at desc offset ${mostPerAccount})`.execute(db)
}

/** Ends all messages to an account's phones; a phone sends its subscription again at the next sign-in. */
export async function forgetPhones(db: CasesDatabase, staff_id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('staff_id', '=', staff_id).execute()
}

export async function endSubscription(db: CasesDatabase, endpoint: string, staff_id: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('staff_id', '=', staff_id)
    .execute()
}
