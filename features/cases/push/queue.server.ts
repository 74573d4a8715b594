import { sql } from 'kysely'
import { may, type Permission, type Role } from '#common/permissions.ts'
import { claimSeconds } from '#kit/server/push-queue.ts'
import type { CasesDatabase } from '../tables.server.ts'

/** A message that could not be delivered for so long is no news any more. */
export const lastsMinutes = 30

type Told = {
  id: string
  kind: string
  permission: Permission
  isLate: boolean
  /** Accounts to notify; default: all that may see it. */
  only: ReadonlySet<string> | undefined
}
/** The roles of accounts that are not disabled, by id. */
type RolesOf = (accounts: readonly string[]) => Promise<ReadonlyMap<string, readonly Role[]>>

/**
 * Queues one message for each phone whose account may see the case. A phone is notified of one kind at once, and then once a
 * minute however many there are. Call it in the transaction that announces the case.
 */
export async function queuePushes(
  transaction: CasesDatabase,
  told: readonly Told[],
  rolesOf: RolesOf,
): Promise<void> {
  if (told.length === 0) return
  const phones = await transaction.selectFrom('push_subscriptions').select(['id', 'staff_id']).execute()
  if (phones.length === 0) return
  const roles = await rolesOf([...new Set(phones.map(phone => phone.staff_id))])
  const rows = told.flatMap(({ id: case_id, kind, permission, isLate, only }) =>
    phones
      .filter(
        phone => (only?.has(phone.staff_id) ?? true) && may(roles.get(phone.staff_id) ?? [], permission),
      )
      .map(({ id }) => ({
        subscription_id: id,
        case_id,
        is_late: isLate,
        kind,
      })),
  )
  // The first of each phone and kind; a turn in the future belongs to a waiting message, which covers these too.
  const first = new Map(
    rows.toReversed().map(row => [`${row.subscription_id} ${row.kind} ${row.is_late}`, row]),
  )
  await sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify([...first.values()])}::jsonb)
        as (subscription_id uuid, case_id uuid, is_late boolean, kind text)),
    turns as (
      insert into push_turns as t (subscription_id, kind, is_late, at)
      select subscription_id, kind, is_late, now() from asked
      on conflict (subscription_id, kind, is_late) do update set at = greatest(now(), t.at + interval '1 minute')
      where t.at <= now()
      returning *)
    insert into push_messages (subscription_id, case_id, is_late, next_at, expires_at)
    select subscription_id, case_id, is_late, at, at + ${lastsMinutes} * interval '1 minute'
    from turns join asked using (subscription_id, kind, is_late)`.execute(transaction)
}

/** A message to send, with its target and subject. */
export type ClaimedPush = {
  id: string
  is_late: boolean
  /** Seconds until it expires. */
  ttl: number
  tries: number
  phone_id: string
  endpoint: string
  p256dh: string
  auth: string
  language: 'en' | 'hi'
  case_id: string
  kind: string
  subject: string
}

/**
 * Claims messages about cases of these kinds for this server process, so that no other sends them. Messages that expired, or
 * whose case somebody has taken, are deleted instead.
 */
export async function claimPushes(
  db: CasesDatabase,
  most: number,
  known: readonly string[],
): Promise<ClaimedPush[]> {
  await sql`
    delete from push_messages m using cases c
    where c.id = m.case_id and (m.expires_at <= now() or c.owner_id is not null or c.done_at is not null)`.execute(
    db,
  )
  const { rows } = await sql<ClaimedPush>`
    with next as (
      select m.id from push_messages m join cases c on c.id = m.case_id
      where m.next_at <= now() and c.kind = any(${known})
      order by m.next_at limit ${most} for update of m skip locked),
    claimed as (
      update push_messages m set tries = tries + 1, next_at = now() + ${claimSeconds} * interval '1 second'
      from next where m.id = next.id returning m.*)
    select m.id, m.is_late, ceil(extract(epoch from m.expires_at - now()))::int as ttl, m.tries, m.subscription_id as phone_id,
      s.endpoint, s.p256dh, s.auth, s.language, m.case_id, c.kind, c.subject
    from claimed m join push_subscriptions s on s.id = m.subscription_id join cases c on c.id = m.case_id`.execute(
    db,
  )
  return rows
}
