import { sql } from 'kysely'
import { inEither, onlyLanguage } from '#common/one-language.ts'
import { refuse } from '#common/refusal.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { AppContext, Landmark, PersonalData } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseStale } from '#kit/server/staff/optimistic-lock.ts'
import { answersOf, mostOfNetwork } from './answers.server.ts'
import { type Answer, type DangerList, dangersTopic, shownHours } from './contract.ts'
import type { Kind, State } from './danger-kinds.ts'
import type { DangerDatabase, DangerRow, DangerTables, ReportRow } from './tables.server.ts'
import { around, isSamePlace, placesOf, pointOf, pointsOf, type Where } from './where.server.ts'

const hour = 3_600_000
/** ms without a report after which a new report no longer joins a danger. */
const joinedFor = 12 * hour
export const openStates = ['reported', 'seen', 'mending'] as const

/** Without a phone number: only the phone that sent it can take it back. */
export const personal: PersonalData = {
  table: 'danger_reports',
  kind: { en: 'Reports of dangers', hi: 'खतरे की सूचनाएँ' },
  views: {
    lists: ['dangers', 'cases', 'case', 'sent-reports'],
    rows: { 'danger-photo': sql`danger_reports.id::text` },
  },
  pictures: { columns: ['image_hash'], folder: 'private' },
}

export const reportById = (db: DangerDatabase, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('danger_reports').selectAll().where('id', '=', id).executeTakeFirst()

export const dangerById = (db: DangerDatabase, id: string): Promise<DangerRow | undefined> =>
  db.selectFrom('dangers').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Stores a report with its danger, an open one of the same kind and place or a new one, and raises its case. Undefined if the
 * report's id is taken.
 */
export const keepReport = (
  db: DangerDatabase,
  report: Omit<ReportRow, 'danger_id' | 'lat' | 'lng' | 'accuracy_m'>,
  { kind, where }: { kind: Kind; where: Where },
): Promise<ReportRow | undefined> =>
  db.transaction().execute(async transaction => {
    // One at a time per kind and place, so that two reports of one danger at once become one; of the kind 'other', one at a
    // time per report. Locked in the same order everywhere.
    const places = kind === 'other' ? [report.id] : placesOf(where)
    const names = places.map(place => `danger ${kind} ${place}`)
    await sql`
      select pg_advisory_xact_lock(hashtextextended(name, 0))
      from (select name from unnest(${names}::text[]) as name order by name) names`.execute(transaction)
    if (await reportById(transaction, report.id)) return undefined
    const { created_at: at, observed_at } = report
    const same = await openAt(transaction, kind, where, new Date(at.getTime() - joinedFor))
    const isJoined = same !== undefined && (await join(transaction, same.id, report))
    const danger_id = isJoined ? same.id : report.id
    if (!isJoined)
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

/** Adds a report to a danger; false if its last report was withdrawn meanwhile, and the danger with it. */
async function join(
  transaction: DangerDatabase,
  id: string,
  report: Pick<ReportRow, 'device' | 'created_at' | 'observed_at'> & { network?: string },
): Promise<boolean> {
  const { created_at, observed_at } = report
  const { numUpdatedRows } = await transaction
    .updateTable('dangers')
    .set({
      told: sql<number>`told + ${(await isAnother(transaction, id, report)) ? 1 : 0}`,
      told_at: created_at,
      // An open danger must not be dated months back.
      observed_at: sql`least(observed_at, greatest(${observed_at}, created_at - interval '12 hours'))`,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds the photo to a report that was stored without it. */
export async function addPhoto(db: DangerDatabase, id: string, hash: string): Promise<void> {
  await db
    .updateTable('danger_reports')
    .set({ image_hash: hash })
    .where('id', '=', id)
    .where('image_hash', 'is', null)
    .execute()
}

/** The open danger of this kind and place that was reported since a time. */
async function openAt(
  db: DangerDatabase,
  kind: Kind,
  where: Where,
  since: Date,
): Promise<DangerRow | undefined> {
  // Dangers of the kind 'other' may be anything, so they are not joined.
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

/** Whether the report counts as one more person: another phone, within the limit per network. Desks have no network. */
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
    .where(({ eb, or }) => or([eb('device', '=', device), ...(network ? [eb('network', '=', network)] : [])]))
    .limit(mostOfNetwork)
    .execute()
  return known.length < mostOfNetwork && known.every(one => one.device !== device)
}

/** What visitors are shown: dangers that staff have seen, with a statement within a day. */
async function publicDangers(
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
  note: inEither({ en: row.note_en, hi: row.note_hi }),
  note_only: onlyLanguage({ en: row.note_en, hi: row.note_hi }),
  told: row.told,
  observed_at: row.observed_at.toISOString(),
})

const isOver = (state: State) => state === 'mended' || state === 'not-so'

/**
 * Stores staff's statement, with an audit entry; ends the case once the danger is over, and raises one if it is open again.
 * Refuses `not-found` and `changed-meanwhile`.
 */
export const answerDanger = (
  db: DangerDatabase,
  id: string,
  { state, note, updated_at }: Answer,
  by: By,
): Promise<DangerRow> =>
  db.transaction().execute(async transaction => {
    const before = (await locked(transaction, id)) ?? refuse('not-found', 404)
    refuseStale(before.updated_at, updated_at)
    const row = await write(transaction, before, { state, note_en: note.en, note_hi: note.hi }, by)
    if (isOver(state)) await settleCase(transaction, 'danger', id, by.staff.username)
    else if (isOver(before.state)) await raiseCase(transaction, 'danger', id)
    return row
  })

const locked = (transaction: DangerDatabase, id: string): Promise<DangerRow | undefined> =>
  transaction.selectFrom('dangers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Stores staff's statement about a locked danger, with its audit entry. */
async function write(
  transaction: DangerDatabase,
  before: DangerRow,
  after: Pick<DangerRow, 'state' | 'note_en' | 'note_hi'>,
  by: By,
): Promise<DangerRow> {
  const { id, state, note_en, note_hi } = before
  const row = await transaction
    .updateTable('dangers')
    .set({ ...after, answered_at: by.at, updated_at: by.at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(transaction, {
    ...{ ...by, action: 'changed', subject: 'danger', id },
    ...{ before: { state, note_en, note_hi }, after },
  })
  return row
}

/** Stores the state that was chosen when a case was closed or reopened. The advice to walkers stays as it was. */
export async function sayOfDanger(
  transaction: DangerDatabase,
  id: string,
  next: (before: State) => State,
  by: By,
): Promise<void> {
  const before = await locked(transaction, id)
  if (!before) return
  const { note_en, note_hi } = before
  await write(transaction, before, { state: next(before.state), note_en, note_hi }, by)
}

/** The public list as it is now. */
export const dangersNow = async (context: AppContext): Promise<DangerList> =>
  publicDangers(context.db.withTables<DangerTables>(), await landmarksOf(context), context.clock())

/** Updates open phones after a change. */
export async function tellDangers(context: AppContext): Promise<void> {
  await context.responseCache.changed(dangersTopic)
  await context.live.publish(dangersTopic, dangersTopic, () => dangersNow(context))
}

/** Removes dangers that nobody has looked at and whose reports were all withdrawn, and ends their cases. */
export const dropUnreported = (db: DangerDatabase): Promise<void> =>
  db.transaction().execute(async transaction => {
    const unreported = sql`state = 'reported' and not exists (select from danger_reports where danger_id = dangers.id)`
    // Locked first, because only the second statement sees a report that joins meanwhile.
    await sql`select from dangers where ${unreported} order by id for update`.execute(transaction)
    const { rows: gone } = await sql<{
      id: string
    }>`delete from dangers where ${unreported} returning id`.execute(transaction)
    for (const { id } of gone) await settleCase(transaction, 'danger', id, '')
  })
