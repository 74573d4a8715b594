import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { type CaseAbout, type CaseSource, raiseCase, settleCase } from '#kit/server/cases.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { AlertRow, ReceivedTables } from '../tables.server.ts'
import type { CapAlert } from './cap.server.ts'
import { concernsFair } from './concerns.server.ts'
import type { ReceivedAlert, ReceivedAlerts } from './received-contract.ts'

type Db = Kysely<ReceivedTables>
export const caseKind = 'official-alert'

/**
 * Stores the alerts that concern the fair and are not over, each once, and raises a case about each. What a message refers to
 * is replaced; a cancel of what nobody was told of needs nobody.
 */
export async function takeIn(db: Db, alerts: readonly CapAlert[], now: Date): Promise<void> {
  const wanted = alerts.filter(alert => alert.expires > now && concernsFair(alert))
  for (const alert of wanted.toSorted((a, b) => a.sent.getTime() - b.sent.getTime()))
    await db.transaction().execute(async trx => {
      const row = await trx
        .insertInto('received_alerts')
        .values(columnsOf(alert, now))
        .onConflict(conflict => conflict.columns(['sender', 'identifier']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) return
      const before = await replaceReferred(trx, alert, now)
      if (alert.kind === 'cancel' && !before.includes('told'))
        await trx.updateTable('received_alerts').set({ state: 'put-away' }).where('id', '=', row.id).execute()
      else await raiseCase(trx, caseKind, row.id)
    })
}

/** Replaces what an alert refers to and ends its cases. Returns the states before. */
async function replaceReferred(trx: Db, { sender, references }: CapAlert, now: Date): Promise<string[]> {
  const identifiers = references.flatMap(reference =>
    reference.startsWith(`${sender},`) ? reference.slice(sender.length + 1) : [],
  )
  const rows = await trx
    .selectFrom('received_alerts')
    .select(['id', 'state'])
    .where('sender', '=', sender)
    .where('identifier', '=', sql<string>`any(${identifiers}::text[])`)
    .forUpdate()
    .execute()
  for (const { id } of rows) {
    await trx
      .updateTable('received_alerts')
      .set({ state: 'replaced', decided_at: now })
      .where('id', '=', id)
      .execute()
    await settleCase(trx, caseKind, id, '')
  }
  return rows.map(({ state }) => state)
}

/** Notes that the source was read, or that it could not be. */
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
  { staff, at }: { staff: Staff; at: Date },
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

/** The alerts that still wait: the case of one that is over ends by itself. */
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

const columnsOf = (alert: CapAlert, now: Date) => ({
  sender: alert.sender,
  identifier: alert.identifier,
  sent_at: alert.sent,
  kind: alert.kind,
  severity: alert.severity,
  sender_name: alert.senderName,
  area: [...new Set(alert.areas.map(({ words }) => words))].join(', ').slice(0, 4000),
  texts: JSON.stringify(alert.texts),
  expires_at: alert.expires,
  received_at: now,
})

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
