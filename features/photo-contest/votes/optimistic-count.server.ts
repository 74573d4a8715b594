import type { Pool } from 'pg'
import { createDedicatedConnection, type DedicatedConnection } from '#kit/server/db/dedicated-connection.ts'
import { oneAtATime } from './count-lock.server.ts'
import { type Ballot, type Counted, countBallots, countsOf, valuesOf } from './count-votes.server.ts'

/** Most batches that are asked about repeats before one is trusted again. */
const longestCare = 64

/**
 * Counts a batch as if nobody voted twice, at four fifths of the cost: first the counts, then the votes, and a repeat is
 * the unique violation that undoes both. Then `countBallots` tells the repeats of that batch from the others, and of more
 * and more of the following ones while repeats keep coming. Answers as that does.
 */
export function createBallotCount(
  pool: Pool,
): (ballots: readonly Ballot[], onlyApproved: boolean) => Promise<Counted[]> {
  const database = createDedicatedConnection(pool)
  let carefulLeft = 0
  let care = 1
  return async (ballots, onlyApproved) => {
    if (carefulLeft > 0) carefulLeft -= 1
    else {
      const counted = await countFresh(database, ballots, onlyApproved)
      care = counted ? Math.max(1, care / 2) : Math.min(longestCare, care * 2)
      if (counted) return counted
      carefulLeft = care
    }
    return countBallots(database, ballots, onlyApproved)
  }
}

/** Undefined, and nothing is written, where one of the ballots is a repeat. */
async function countFresh(
  database: DedicatedConnection,
  ballots: readonly Ballot[],
  onlyApproved: boolean,
): Promise<Counted[] | undefined> {
  const values = valuesOf(ballots, onlyApproved)
  try {
    const { rows } = await database.query<{ counts: string | null }>({ name, text: statement, values })
    const countOf = countsOf(rows[0]?.counts ?? null)
    return ballots.map(({ photoId }) => {
      const voteCount = countOf.get(photoId)
      return voteCount === undefined ? { outcome: 'no-such-photo' } : { outcome: 'counted', voteCount }
    })
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return undefined
    throw error
  }
}
const name = 'count-fresh-ballots'
const uniqueViolation = '23505'

const statement = `
with ballots as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[])
    as ballot (photo_id, user_identifier, device, network, device_age_s, seen)
  where ${oneAtATime}
), counted as (
  update photo_contest_submissions as photo set vote_count = vote_count + wanted.votes
  from (select photo_id, count(*)::int as votes from ballots group by photo_id) as wanted
  where photo.id = wanted.photo_id and not is_hidden and (is_approved or not $7::boolean)
  returning photo.id, photo.vote_count
), taken as (
  insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
  select photo_id, user_identifier, device, network, device_age_s, seen
  from ballots join counted on counted.id = ballots.photo_id
)
select string_agg(id || ' ' || vote_count, ',') as counts from counted`
