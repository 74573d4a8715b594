import { sql } from 'kysely'
import type { Doomed } from '#kit/server/backup/proof.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { pushKeysSetting } from '#kit/server/push-keys.ts'
import { forgetSetting } from '#kit/server/staff/staff-settings.ts'

/** The phones of staff that get messages about cases. */
export const staffPhones: Doomed[] = [{ table: 'push_subscriptions', where: sql`true` }]

/** Forgets the key pair and every subscription: the next start makes another pair, and staff switch messages on again. */
export async function forgetPushKeys(db: AnyDatabase): Promise<void> {
  await forgetSetting(db, pushKeysSetting)
  await sql`delete from push_subscriptions`.execute(db)
}
