import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { Landmark, PersonalData } from '#kit/server/context.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseStale } from '#kit/server/staff/optimistic-lock.ts'
import { answersOf, mostOfNetwork } from './answers.server.ts'
import { type Answer, type DangerList, shownHours } from './contract.ts'
import type { Kind } from './danger-kinds.ts'
import type { DangerDatabase, DangerRow, ReportRow } from './tables.server.ts'
import { around, isSamePlace, placesOf, pointOf, pointsOf, type Where } from './where.server.ts'

const hour = 3_600_000
/** A danger of which nobody told for so long, in ms, is not joined by a new report. */
const joinedFor = 12 * hour
export const openStates = ['reported', 'seen', 'mending'] as const

/** Without a phone number: only the phone that sent it can take it back. */
export const personal: PersonalData = {
  table: 'danger_reports',
  kind: { en: 'Reports of dangers', hi: 'खतरे की सूचनाएँ' },
  views: { lists: ['dangers', 'cases', 'case'], rows: { 'danger-photo': sql`danger_reports.id::text` } },
  pictures: { columns: ['image_hash'], folder: 'private' },
}

export const reportById = (db: DangerDatabase, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('danger_reports').selectAll().where('id', '=', id).executeTakeFirst()

export const dangerById = (db: DangerDatabase, id: string): Promise<DangerRow | undefined> =>
  db.selectFrom('dangers').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Stores a report with the danger it is about, an open one of the same kind and place or a new one, and raises its case.
 * Undefined where the report's id is taken.
 */
export const keepReport = (
  db: DangerDatabase,
  report: Omit<ReportRow, 'danger_id' | 'lat' | 'lng' | 'accuracy_m'>,
  { kind, where }: { kind: Kind; where: Where },
): Promise<ReportRow | undefined> =>
  db.transaction().execute(async transaction => {
    // One at a time of this kind and place, so that two reports of one danger at once become one. In one order for all.
    if (kind !== 'other')
      for (const place of placesOf(where))
        await sql`select pg_advisory_xact_lock(hashtextextended(${`danger ${kind} ${place}`}, 0))`.execute(
          transaction,
        )
    if (await reportById(transaction, report.id)) return undefined
    const { created_at: at, observed_at } = report
    const same = await openAt(transaction, kind, where, new Date(at.getTime() - joinedFor))
    const danger_id = same?.id ?? report.id
    if (same)
      await transaction
        .updateTable('dangers')
        .set({
          told: sql<number>`told + ${(await isAnother(transaction, danger_id, report)) ? 1 : 0}`,
          told_at: at,
          // Nobody says of what is open now that it has been there for months.
          observed_at: sql`least(observed_at, greatest(${observed_at}, created_at - interval '12 hours'))`,
        })
        .where('id', '=', danger_id)
        .execute()
    else
      await transaction
        .insertInto('dangers')
        .values({ id: danger_id, kind, ...where, observed_at, told_at: at, created_at: at, updated_at: at })
        .execute()
    const { lat, lng, precision_m: accuracy_m } = where
    const kept = await transaction
      .insertInto('danger_reports')
      .values({ ...report, danger_id, lat, lng, accuracy_m })
      .returningAll()
      .executeTakeFirstOrThrow()
    await raiseCase(transaction, 'danger', danger_id, report)
    return kept
  })

/** Adds the photo of a report that was taken without it. */
export async function addPhoto(db: DangerDatabase, id: string, hash: string): Promise<void> {
  await db
    .updateTable('danger_reports')
    .set({ image_hash: hash })
    .where('id', '=', id)
    .where('image_hash', 'is', null)
    .execute()
}

/** The open danger of this kind and place of which somebody told since a time. */
async function openAt(
  db: DangerDatabase,
  kind: Kind,
  where: Where,
  since: Date,
): Promise<DangerRow | undefined> {
  // What is called 'other' may be anything.
  if (kind === 'other') return undefined
  const point = pointOf(where)
  const box = point && around(point)
  const open = await db
    .selectFrom('dangers')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'in', openStates)
    .where('told_at', '>', since)
    .where(({ and, eb, or, between, val }) =>
      or([
        box
          ? and([between('lat', box.lat[0], box.lat[1]), between('lng', box.lng[0], box.lng[1])])
          : val(false),
        where.place_en && !where.is_near
          ? and([eb('place_en', '=', where.place_en), eb('is_near', '=', false)])
          : val(false),
      ]),
    )
    .orderBy('told_at', 'desc')
    .limit(50)
    .execute()
  return open.find(one => isSamePlace(one, where))
}

/** Whether the report is of one person more: another phone, and one of few of its network. */
async function isAnother(
  db: DangerDatabase,
  danger: string,
  { device, network = '' }: { device: string; network?: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('danger_reports')
    .select('device')
    .distinct()
    .where('danger_id', '=', danger)
    .where(({ eb, or }) => or([eb('device', '=', device), eb('network', '=', network)]))
    .limit(mostOfNetwork)
    .execute()
  return known.length < mostOfNetwork && known.every(one => one.device !== device)
}

/** What everybody is told: dangers that staff have seen, of which they spoke within a day. */
export async function publicDangers(
  db: DangerDatabase,
  landmarks: readonly Landmark[],
  now: number,
): Promise<DangerList> {
  const rows = await db
    .selectFrom('dangers')
    .selectAll()
    .where('state', 'in', ['seen', 'mending'])
    .where('answered_at', '>', new Date(now - shownHours * hour))
    .orderBy('answered_at', 'desc')
    .limit(50)
    .execute()
  const answers = await answersOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    dangers: rows.map(row => {
      const answered = (row.answered_at as Date).getTime()
      const { counted: phones = 0, at = null } = answers.get(row.id)?.still ?? {}
      return {
        ...aboutDanger(row),
        state: row.state as 'seen' | 'mending',
        ...pointsOf(row, landmarks),
        answered_at: new Date(answered).toISOString(),
        until: new Date(answered + shownHours * hour).toISOString(),
        still: at && { phones, at: at.toISOString() },
      }
    }),
  }
}

export const aboutDanger = (row: DangerRow) => ({
  id: row.id,
  kind: row.kind,
  place: row.place_en ? { en: row.place_en, hi: row.place_hi } : null,
  is_near: row.is_near,
  note: { en: row.note_en, hi: row.note_hi },
  told: row.told,
  observed_at: row.observed_at.toISOString(),
})

/** Stores what staff say, on record; ends the case once the danger is over. Refuses `not-found` and `changed-meanwhile`. */
export const answerDanger = (
  db: DangerDatabase,
  id: string,
  { state, note, updated_at }: Answer,
  by: { staff: Staff; at: Date },
): Promise<DangerRow> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('dangers')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('not-found', 404)
    refuseStale(before.updated_at, updated_at)
    const after = { state, note_en: note.en, note_hi: note.hi }
    const row = await transaction
      .updateTable('dangers')
      .set({ ...after, answered_at: by.at, updated_at: by.at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (state === 'mended' || state === 'not-so')
      await settleCase(transaction, 'danger', id, by.staff.username)
    const { state: was, note_en, note_hi } = before
    await audit(transaction, {
      ...by,
      action: 'changed',
      subject: 'danger',
      id,
      before: { state: was, note_en, note_hi },
      after,
    })
    return row
  })

/** Forgets dangers that nobody has looked at and whose reports were all taken back, and ends their cases. */
export const dropUnreported = (db: DangerDatabase): Promise<void> =>
  db.transaction().execute(async transaction => {
    const gone = await transaction
      .deleteFrom('dangers')
      .where('state', '=', 'reported')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('danger_reports').select('id').whereRef('danger_id', '=', 'dangers.id'))),
      )
      .returning('id')
      .execute()
    for (const { id } of gone) await settleCase(transaction, 'danger', id, '')
  })

/** Which of these pictures a report still names. */
export async function picturesInUse(db: DangerDatabase, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('danger_reports')
    .select('image_hash')
    .distinct()
    .where('image_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .execute()
  return rows.flatMap(row => row.image_hash ?? [])
}
