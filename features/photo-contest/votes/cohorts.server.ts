import { type Kysely, sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { ContestDatabase } from '../tables.server.ts'
import { findCohorts, type VoteCohort } from './cohorts.ts'
import { takeCountLock } from './count-votes.server.ts'
import type { Decision } from './votes.server.ts'

/** Compares all votes of all photos: read anew each time, about a second for 300,000 votes. */
export async function cohortsOf(
  db: ContestDatabase,
  features: readonly ServerManifest[],
): Promise<VoteCohort[]> {
  const rows = await db
    .selectFrom('photo_votes')
    .select(['photo_id', 'device', 'network', 'device_age_s', 'created_at', 'voided_at'])
    .execute()
  const devices = [...new Set(rows.map(row => row.device))]
  // biome-ignore lint/complexity/noBannedTypes: the owner of the devices names its own tables
  const known = await features.find(feature => feature.browsersOf)?.browsersOf?.(db as Kysely<{}>, devices)
  return findCohorts(
    rows.map(row => ({
      photo: row.photo_id,
      device: row.device,
      network: row.network,
      age: row.device_age_s,
      at: row.created_at.getTime(),
      browser: known?.get(row.device) ?? 'unknown',
      isVoid: row.voided_at !== null,
    })),
  )
}

/**
 * Voids or restores the votes of these networks until a time, over all photos, in one statement with the counts and the
 * record. Answers the photos that changed.
 */
export const decideCohort = (
  db: ContestDatabase,
  { networks, until }: { networks: readonly string[]; until: Date },
  { decision, reason, staff, at }: Decision,
): Promise<string[]> =>
  db.transaction().execute(async transaction => {
    const isVoid = decision === 'void'
    const names = sql`${[...networks]}::text[]`
    const { rows } = await sql<{ photo_id: string; votes: number }>`
      with photo as materialized (
        select id from photo_contest_submissions
        where id in (select photo_id from photo_votes where network = any(${names})) and ${sql.raw(takeCountLock)}
        for no key update
      ), changed as (
        update photo_votes as vote set voided_at = case when ${isVoid}::boolean then ${at}::timestamptz end
        from photo
        where vote.photo_id = photo.id and (vote.voided_at is null) = ${isVoid}::boolean
          and network = any(${names}) and created_at <= ${until}
        returning vote.photo_id
      ), counts as (
        select photo_id, count(*)::int as votes from changed group by 1
      ), recount as (
        update photo_contest_submissions as counted
        set vote_count = vote_count + sign * votes, ranked_votes = vote_count + sign * votes
        from counts, (select case when ${isVoid}::boolean then -1 else 1 end as sign) as way
        where counted.id = counts.photo_id
      )
      insert into photo_vote_decisions
        (photo_id, decision, until_time, reason, votes, decided_by, decided_at, cohort_networks)
      select photo_id, ${decision}::text, ${until}::timestamptz, ${reason}, votes, ${staff.username}, ${at}::timestamptz,
        ${networks.length}::int
      from counts
      returning photo_id, votes`.execute(transaction)
    const votes = rows.reduce((sum, row) => sum + row.votes, 0)
    await audit(transaction, {
      ...{ staff, at, subject: 'votes', action: isVoid ? 'voided' : 'restored' },
      after: { votes, reason, networks: networks.length, photos: rows.length, until },
    })
    return rows.map(row => row.photo_id)
  })
