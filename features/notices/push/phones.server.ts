import { type Kysely, sql } from 'kysely'
import type { PushSubscriptionInput } from '#common/push-subscription.ts'
import type { Doomed } from '#kit/server/backup/proof.ts'
import type { PersonalData } from '#kit/server/context.ts'
import type { PushDatabase } from '../tables.server.ts'

/** Kept under no number and no name: only the phone itself can take it back. */
export const personal: PersonalData = {
  table: 'notice_phones',
  kind: { en: 'Phones that are told of notices', hi: 'सूचना पाने वाले फ़ोन' },
  views: { lists: [], rows: {} },
}

type Consent = { notice_version: string; notice_language: string }

/** Keeps a phone's subscription; one that is told again gets the newest language and consent. */
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

/** Every phone that is told of notices. */
export const noticePhones: Doomed[] = [{ table: 'notice_phones', where: sql`true` }]

/** Forgets every phone: with other keys each subscription is void. */
// biome-ignore lint/complexity/noBannedTypes: called without the feature's tables
export async function forgetNoticePhones(db: Kysely<{}>): Promise<void> {
  await sql`delete from notice_phones`.execute(db)
}
