import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { type CaseAbout, type CaseSource, settleCase } from '#kit/server/cases.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { AlertRow, ReceivedTables } from '../tables.server.ts'
import type { ReceivedAlert, ReceivedAlerts } from './received-contract.ts'

type Db = Kysely<ReceivedTables>
export const caseKind = 'official-alert'

/** Records that the source was read, or that it could not be. */
export async function noteReading(db: Db, now: Date, isRead: boolean): Promise<void> {
  await db
    .updateTable('alert_source')
    .set(
      isRead
        ? { read_at: now, failed_since: null }
        : { failed_since: sql<Date>`coalesce(failed_since, ${now})` },
    )
    .execute()
}

/** The alerts that wait for a decision, the most severe first, and the state of the source. */
export async function receivedAlerts(
  db: Db,
  now: Date,
): Promise<Pick<ReceivedAlerts, 'alerts' | 'read_at' | 'failed_since'>> {
  const source = await db.selectFrom('alert_source').selectAll().executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('received_alerts')
    .selectAll()
    .where('state', '=', 'new')
    .where('expires_at', '>', now)
    .orderBy(sql`array_position(array['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'], severity)`)
    .orderBy('sent_at', 'desc')
    .limit(100)
    .execute()
  return {
    alerts: rows.map(staffRow),
    read_at: source.read_at?.toISOString() ?? null,
    failed_since: source.failed_since?.toISOString() ?? null,
  }
}

/** Records a decision about an alert that nobody has decided about; refuses `changed-meanwhile` otherwise. */
export async function decide(
  trx: Db,
  id: string,
  state: 'told' | 'put-away',
  { staff, at }: By,
): Promise<void> {
  const row = await trx
    .updateTable('received_alerts')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returningAll()
    .executeTakeFirst()
  if (!row) {
    const known = await trx.selectFrom('received_alerts').select('id').where('id', '=', id).executeTakeFirst()
    if (known) refuse('changed-meanwhile', 409, 'Somebody else has decided about this alert.')
    refuse('not-found', 404)
  }
  await settleCase(trx, caseKind, id, staff.username)
  await audit(trx, {
    staff,
    at,
    action: state === 'told' ? 'told-visitors' : state,
    subject: 'official-alert',
    id,
    after: staffRow(row),
  })
}

/** For the list of cases: who warns of what. */
export async function aboutAlerts(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<ReceivedTables>()
    .selectFrom('received_alerts')
    .select(['id', 'sender_name', 'texts'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, sender_name, texts }) => [
      id,
      { words: [sender_name, texts[0]?.headline || texts[0]?.event].filter(Boolean).join(': ') },
    ]),
  )
}

/** The alerts that still wait: the case of an expired one ends by itself. */
export async function waitingAlerts({ db, clock }: CaseSource): Promise<string[]> {
  const rows = await db
    .withTables<ReceivedTables>()
    .selectFrom('received_alerts')
    .select('id')
    .where('state', '=', 'new')
    .where('expires_at', '>', new Date(clock()))
    .execute()
  return rows.map(({ id }) => id)
}

const staffRow = (row: AlertRow): ReceivedAlert => ({
  id: row.id,
  kind: row.kind,
  severity: row.severity,
  sender_name: row.sender_name,
  area: row.area,
  texts: row.texts,
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})
