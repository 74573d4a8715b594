import { sql } from 'kysely'
import type { PushSubscriptionInput } from '#common/push-subscription.ts'
import type { Doomed } from '#kit/server/backup/proof.ts'
import type { PersonalData } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import type { PushDatabase } from '../tables.server.ts'

/** Stored without a number or a name, so only the phone itself can take it back. */
export const personal: PersonalData = {
  table: 'notice_phones',
  kind: { en: 'Phones that are told of notices', hi: 'सूचना पाने वाले फ़ोन' },
  views: { lists: [], rows: {} },
}

type Consent = { notice_version: string; notice_language: string }

/** Stores a phone's subscription; a repeated one updates language and consent. */
export async function keepPhone(
  db: PushDatabase,
  { endpoint, keys, language, notice_version, notice_language }: PushSubscriptionInput & Consent,
  at: Date,
): Promise<void> {
  const row = { ...keys, language, notice_version, notice_language, created_at: at }
  await db
    .insertInto('notice_phones')
    .values({ id: sql<string>`gen_random_uuid()`, endpoint, ...row })
    .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
    .execute()
}

/** Every phone that gets notices. */
export const noticePhones: Doomed[] = [{ table: 'notice_phones', where: sql`true` }]

/** Removes every phone, because new keys make each subscription void. */
export async function forgetNoticePhones(db: AnyDatabase): Promise<void> {
  await sql`delete from notice_phones`.execute(db)
}
