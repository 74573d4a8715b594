import { type Kysely, sql } from 'kysely'
import { distanceKm, type Point } from '#common/distance.ts'
import { foldSpelling } from '#common/hindi.ts'
import { firstOf } from '#common/shorten.ts'
import { temple } from '#content/temple.ts'
import { alertAreas } from '#content/town.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { AlertRow, ReceivedTables } from '../tables.server.ts'
import type { AlertArea, CapAlert } from './cap.server.ts'
import { caseKind } from './received.server.ts'
import { readSource } from './source.server.ts'

/**
 * Whether an alert applies at the fair: one of its areas covers the temple or, for an area without a shape, names a district of
 * the walk or the state.
 */
const concernsFair = ({ areas }: Pick<CapAlert, 'areas'>): boolean => areas.some(covers)

function covers({ words, polygons, circles }: AlertArea): boolean {
  if (circles.some(({ centre, km }) => distanceKm(centre, temple) <= km)) return true
  if (polygons.some(polygon => isInside(temple, polygon))) return true
  if (polygons.length > 0 || circles.length > 0) return false
  const said = foldSpelling(words)
  return alertAreas.some(name => said.includes(foldSpelling(name)))
}

/** Whether a ray to the east crosses the polygon's edges an odd number of times. */
function isInside({ lat, lng }: Point, polygon: readonly Point[]): boolean {
  let isIn = false
  for (const [i, to] of polygon.entries()) {
    const from = polygon.at(i - 1) as Point
    const isBetween = from.lat > lat !== to.lat > lat
    if (isBetween && lng < ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat) + from.lng)
      isIn = !isIn
  }
  return isIn
}

type Db = Kysely<ReceivedTables>

/**
 * Reads the alerts at an address and takes them in. An address counts as known once its content is stored: while the database is
 * away it is read again.
 */
export async function receiveAlerts(db: Db, address: string, known: Set<string>, now: Date): Promise<void> {
  const { alerts, read } = await readSource(address, known)
  await takeIn(db, alerts, now)
  for (const url of read) known.add(url)
}

/**
 * Stores the alerts that concern the fair and are not over, each once, and raises a case about each. Earlier messages that a
 * message refers to are replaced. A message that ends an earlier one here (a cancel, an update for another area, an update that
 * is already over) withdraws it: staff are told if visitors had been told; otherwise it needs nobody.
 */
async function takeIn(db: Db, alerts: readonly CapAlert[], now: Date): Promise<void> {
  for (const alert of alerts.toSorted((a, b) => a.sent.getTime() - b.sent.getTime())) {
    const holds = alert.kind !== 'cancel' && alert.expires > now && concernsFair(alert)
    await db.transaction().execute(trx => (holds ? takeOne(trx, alert, now) : withdraw(trx, alert, now)))
  }
}

async function takeOne(trx: Db, alert: CapAlert, now: Date): Promise<void> {
  const id = await store(trx, columnsOf(alert, now))
  if (!id) return
  await replace(trx, await referredBy(trx, alert), now)
  await raiseCase(trx, caseKind, id)
}

async function withdraw(trx: Db, alert: CapAlert, now: Date): Promise<void> {
  const earlier = await referredBy(trx, alert)
  const [last] = earlier
  if (!last) return
  // Staff read what was cancelled, for as long as it would have applied: a cancel may say nothing, an update speaks of another
  // area.
  const words = alert.kind === 'cancel' && alert.texts.length > 0 ? alert.texts : last.texts
  const row = { ...columnsOf(alert, now), kind: 'cancel' as const, severity: last.severity, area: last.area }
  const id = await store(trx, {
    ...{ ...row, texts: JSON.stringify(words) },
    expires_at: new Date(Math.max(...earlier.map(({ expires_at }) => expires_at.getTime()))),
  })
  if (!id) return
  await replace(trx, earlier, now)
  if (earlier.some(({ state }) => state === 'told')) await raiseCase(trx, caseKind, id)
  else await trx.updateTable('received_alerts').set({ state: 'put-away' }).where('id', '=', id).execute()
}

/** Stores a message; undefined if it was stored before. */
async function store(trx: Db, row: ReturnType<typeof columnsOf>): Promise<string | undefined> {
  const stored = await trx
    .insertInto('received_alerts')
    .values(row)
    .onConflict(conflict => conflict.columns(['sender', 'identifier']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

/** The stored messages of the same sender to which a message refers, the latest first. */
function referredBy(trx: Db, { sender, references }: CapAlert): Promise<AlertRow[]> {
  const identifiers = references.flatMap(reference =>
    reference.startsWith(`${sender},`) ? reference.slice(sender.length + 1) : [],
  )
  return trx
    .selectFrom('received_alerts')
    .selectAll()
    .where('sender', '=', sender)
    .where('identifier', '=', sql<string>`any(${identifiers}::text[])`)
    .orderBy('sent_at', 'desc')
    .forUpdate()
    .execute()
}

/** These need no decision any more. One of which visitors were told stays marked so, because a later message may end it. */
async function replace(trx: Db, rows: readonly AlertRow[], now: Date): Promise<void> {
  for (const { id } of rows.filter(({ state }) => state === 'new')) {
    await trx
      .updateTable('received_alerts')
      .set({ state: 'replaced', decided_at: now })
      .where('id', '=', id)
      .execute()
    await settleCase(trx, caseKind, id, '')
  }
}

const columnsOf = (alert: CapAlert, now: Date) => ({
  sender: alert.sender,
  identifier: alert.identifier,
  sent_at: alert.sent,
  kind: alert.kind,
  severity: alert.severity,
  sender_name: alert.senderName,
  area: firstOf([...new Set(alert.areas.map(({ words }) => words))].join(', '), 4000),
  texts: JSON.stringify(alert.texts),
  expires_at: alert.expires,
  received_at: now,
})
