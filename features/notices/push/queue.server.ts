import { sql } from 'kysely'
import { claimSeconds } from '#kit/server/push-queue.ts'
import type { Notice } from '../contract.ts'
import type { PushDatabase } from '../tables.server.ts'
import type { NoticeLevel } from '../texts.ts'

/** Queues one message for each phone, `afterS` seconds from now. Call it in the transaction that stores the notice. */
export async function queueNotice(transaction: PushDatabase, notice: Notice, afterS = 0): Promise<void> {
  await sql`
    insert into notice_pushes (phone_id, notice_id, version, next_at)
    select id, ${notice.id}, ${notice.updated_at}, now() + ${afterS} * interval '1 second' from notice_phones
    on conflict do nothing`.execute(transaction)
}

/** A message to send, with its target and text. */
export type ClaimedPush = {
  id: string
  phone_id: string
  tries: number
  /** Seconds until the notice is over. */
  ttl: number
  endpoint: string
  p256dh: string
  auth: string
  language: 'en' | 'hi'
  notice_id: string
  level: NoticeLevel
  text_en: string
  text_hi: string
  /** For a hold, current or ended: the English names of its ends; none for the queue to the temple. */
  held: string[] | null
}

/** Deletes messages whose notice is over, or has changed since. */
export async function dropOver(db: PushDatabase, now: Date): Promise<void> {
  await sql`
    delete from notice_pushes p using notices n
    where n.id = p.notice_id and (n.expires_at <= ${now} or n.updated_at <> p.version)`.execute(db)
}

/** Claims messages for this server process: no other process sends them meanwhile. */
export async function claimNotices(db: PushDatabase, now: Date, most: number): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    with next as (
      select p.id from notice_pushes p
      where p.next_at <= now() order by p.next_at, p.id limit ${most} for update skip locked),
    claimed as (
      update notice_pushes p set tries = tries + 1, next_at = now() + ${claimSeconds} * interval '1 second'
      from next where p.id = next.id returning p.*)
    select c.id, c.phone_id, c.tries, ceil(extract(epoch from n.expires_at - ${now}::timestamptz))::int as ttl,
      s.endpoint, s.p256dh, s.auth, s.language, c.notice_id, n.level, n.text_en, n.text_hi,
      (select array_remove(array[place, place_to], '') from holds where notice_id = n.id) as held
    from claimed c join notice_phones s on s.id = c.phone_id
    join notices n on n.id = c.notice_id and n.updated_at = c.version and n.expires_at > ${now}`.execute(db)
  return rows
}
