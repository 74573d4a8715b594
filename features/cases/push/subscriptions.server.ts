import { sql } from 'kysely'
import type { PushSubscriptionInput } from '#common/push-subscription.ts'
import type { CasesDatabase } from '../tables.server.ts'

/** Phones of one account. */
const mostPerAccount = 8

/** Keeps a subscription for an account; one phone belongs to whoever signed in last. The oldest beyond eight go. */
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

/** Tells no phone of an account any more; a phone that somebody signs in on again tells its subscription anew. */
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
