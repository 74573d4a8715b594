import { type Kysely, sql } from 'kysely'

/** Personal data is kept a year and then erased (DPDP Rules 2025, Rule 8(3); threats §7.3): days. */
export const keptDays = 366
/** A phone's cookie lives 400 days, and its row as long. */
export const deviceDays = 401
const day = 86_400_000

// The tables belong to other features; that nobody's words outlive their year is one rule for all of them.
// biome-ignore lint/complexity/noBannedTypes: no table is named to Kysely
type Db = Kysely<{}>
type Erased = Record<string, number>

/** Erases what is older than a year, children before what they hang on. Answers how many rows went, by table. */
export async function erase(db: Db, now: number): Promise<Erased> {
  const before = new Date(now - keptDays * day)
  const gone: Erased = {}
  await db.transaction().execute(async transaction => {
    // Several server processes share the database: one is enough.
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(20250813) as mine`.execute(
      transaction,
    )
    if (!rows[0]?.mine) return
    const remove = async (table: string, where: ReturnType<typeof sql>) => {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${where}`.execute(
        transaction,
      )
      if (numAffectedRows) gone[table] = Number(numAffectedRows)
    }
    await remove('feedback', sql`created_at < ${before}`)
    await remove('complaints', sql`updated_at < ${before}`)
    await remove('quiz_attempts', sql`created_at < ${before}`)
    await remove('missing_person_reports', sql`greatest(created_at, closed_at) < ${before}`)
    // The picture of a post that was a person's lies under it: it goes after the report.
    await remove(
      'lost_found_items',
      sql`greatest(created_at, closed_at) < ${before} and not exists
        (select from missing_person_reports r where r.item_id = lost_found_items.id)`,
    )
    await remove('lost_found_reveals', sql`at < ${before}`)
    await removePhotos(remove, before)
    await remove('vehicle_unparking_records', sql`created_at < ${before}`)
    await remove(
      'vehicle_registrations',
      sql`greatest(created_at, updated_at) < ${before} and not exists
        (select from vehicle_unparking_records u where u.vehicle_registration_id = vehicle_registrations.id)`,
    )
    await remove('crowd_reports', sql`reported_at < ${before}`)
    await remove('devices', sql`minted_at < ${new Date(now - deviceDays * day)}`)
    const log = await sql<{ gone: string }>`select erase_audit_log(${before}) as gone`.execute(transaction)
    if (Number(log.rows[0]?.gone)) gone.audit_log = Number(log.rows[0]?.gone)
  })
  return gone
}

type Remove = (table: string, where: ReturnType<typeof sql>) => Promise<void>
/** A photo goes when its last vote is a year old, so that its count is right as long as it is there. */
async function removePhotos(remove: Remove, before: Date): Promise<void> {
  const old = sql`(select p.id from photo_contest_submissions p where p.created_at < ${before} and not exists
    (select from photo_votes v where v.photo_id = p.id and v.created_at >= ${before}))`
  for (const table of ['photo_vote_decisions', 'photo_votes', 'photo_reports'])
    await remove(table, sql`photo_id in ${old}`)
  await remove(
    'photo_contest_submissions',
    sql`created_at < ${before} and not exists (select from photo_votes v where v.photo_id = photo_contest_submissions.id)`,
  )
}
