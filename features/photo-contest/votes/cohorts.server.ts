import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { offered } from '#kit/server/offered.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { ContestDatabase } from '../tables.server.ts'
import {
  alikeSets,
  browsersOfCohorts,
  countCohorts,
  everybody,
  networksOfCohorts,
  networksOfSets,
  photosOfCohorts,
  rushOutside,
  votesOfPhotos,
} from './cohort-facts.server.ts'
import { large, merged, rushCohorts, signsOf, unusualSets, type VoteCohort } from './cohorts.ts'
import { type RushCell, rush } from './rush.ts'
import type { Decision } from './votes.server.ts'

/**
 * Decisions over several photos are made one after another, in all server processes: two that lock the same photos in different
 * order would deadlock.
 */
const takeDecisionLock = '(select pg_advisory_xact_lock(20260728)) is not null'

const nobodyKnown = sql`(select ''::text as device, ''::text as browser where false)`

/**
 * Groups of networks whose votes exceed what networks of their size give to other photos, the ones with the most signs first.
 * Voided votes are compared too. Counted anew each time in one snapshot of the database, over one connection:
 * about four seconds for 900,000 votes.
 */
export const cohortsOf = (db: ContestDatabase, features: readonly ServerManifest[]): Promise<VoteCohort[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const alike = await alikeSets(snapshot)
      const unusual = unusualSets(await votesOfPhotos(snapshot), alike)
      const isAnyAlike = unusual.length > 0 || alike.some(({ size }) => size === large)
      const sets = isAnyAlike ? merged(await networksOfSets(snapshot, unusual)) : []
      const rushes = rushCohorts(
        await rushOutside(
          snapshot,
          sets.flatMap(set => [...set]),
        ),
      )
      const cohorts = [
        ...sets.map(networks => ({ networks, cells: [] })),
        ...rushes.map(cells => ({ networks: new Set<string>(), cells })),
      ]
      if (cohorts.length === 0) return []
      const origins = await networksOfCohorts(snapshot, cohorts)
      const known = offered(features, 'browsers') ?? nobodyKnown
      const all = await everybody(snapshot, known)
      const browsers = Map.groupBy(await browsersOfCohorts(snapshot, cohorts, known), row => row.cohort)
      const photos = Map.groupBy(await photosOfCohorts(snapshot, cohorts), row => row.cohort)
      const counts = await countCohorts(snapshot, cohorts)
      return counts
        .map(({ cohort, devices, votes, voided, first, last, ...rest }) => {
          const mix = new Map(browsers.get(cohort)?.map(row => [row.browser, row.votes]))
          const cells = cohorts[cohort]?.cells ?? []
          return {
            ...{ networks: origins.get(cohort) ?? [], cells: [...cells] },
            ...{ devices, votes, voided, first: first.getTime(), last: last.getTime() },
            photos: (photos.get(cohort) ?? []).map(({ photo, votes }) => ({ photo, votes })),
            signs: signsOf({ ...rest, votes, browsers: mix }, all, cells.length > 0),
          }
        })
        .filter(({ cells, votes }) => cells.length === 0 || votes >= rush.fewestInAll)
        .toSorted((a, b) => b.signs.length - a.signs.length || b.votes - a.votes)
    })

/**
 * Voids or restores the votes of these networks until a time, or those in cells of them, over all photos, in one statement with
 * the counts and the record. Returns the photos that changed.
 */
export const decideCohort = (
  db: ContestDatabase,
  { networks, cells, until }: { networks: readonly string[]; cells: readonly RushCell[]; until: Date },
  { decision, reason, staff, at }: Decision,
): Promise<string[]> =>
  db.transaction().execute(async transaction => {
    const isVoid = decision === 'void'
    const names = sql`${[...networks]}::text[]`
    const inCells = sql`(photo_id, floor(extract(epoch from created_at) / ${rush.spanSeconds}::int)::int, device_age_s / ${rush.ageSeconds}::int)
      in (select * from unnest(${cells.map(({ photo }) => photo)}::uuid[], ${cells.map(({ span }) => span)}::int[],
        ${cells.map(({ age }) => age)}::int[]))`
    const chosen =
      cells.length > 0 ? sql`network = any(${names}) and ${inCells}` : sql`network = any(${names})`
    const { rows } = await sql<{ photo_id: string; votes: number }>`
      with photo as materialized (
        select id from photo_contest_submissions
        where id in (select photo_id from photo_votes where ${chosen}) and ${sql.raw(takeDecisionLock)}
        for no key update
      ), changed as (
        update photo_votes as vote set voided_at = case when ${isVoid}::boolean then ${at}::timestamptz end
        from photo
        where vote.photo_id = photo.id and (vote.voided_at is null) = ${isVoid}::boolean
          and ${chosen} and created_at <= ${until}
        returning vote.photo_id
      ), counts as (
        select photo_id, count(*)::int as votes from changed group by 1
      ), recount as (
        update photo_contest_submissions as counted
        set vote_count = vote_count + sign * votes
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
