import type { Pool } from 'pg'
import { createDedicatedConnection, type DedicatedConnection } from '#kit/server/db/dedicated-connection.ts'

/**
 * Counts a batch of votes in the database: the rows of photo_votes and the photos' vote_count change in one statement,
 * together or not at all. There are two statements. The optimistic one costs a fifth less and fails as a whole when one
 * vote of the batch is a repeat; the careful one tells repeats from new votes.
 */

/** A vote as a phone sends it. `network`: keyed hash of the address prefix; `deviceAge` in seconds. */
export type Vote = {
  photoId: string
  userIdentifier: string
  device: string
  network: string
  deviceAge: number
  seen: number | null
}
export type VoteResult =
  | { outcome: 'counted'; voteCount: number }
  | { outcome: 'already-voted' }
  | { outcome: 'no-such-photo' }
  | { outcome: 'closed' }

/**
 * A condition for the first scan of every statement that updates several photos (votes, ranks): it takes a lock until the
 * commit, in all server processes, so such statements run one after the other. Without it, two statements that lock the
 * same photos in different order end in a deadlock.
 */
export const takeCountLock = '(select pg_advisory_xact_lock(20260728)) is not null'

/** After this many repeats in a row, at most this many batches are counted carefully before the next optimistic try. */
const mostCarefulBatches = 64

/**
 * Counts optimistically; a batch with a repeat is counted again by `countVotes`. As long as repeats keep coming, more and
 * more of the following batches go to `countVotes` at once. Results are in the order of the votes, after the commit.
 */
export function createVoteCounter(
  pool: Pool,
): (votes: readonly Vote[], onlyApproved: boolean) => Promise<VoteResult[]> {
  const database = createDedicatedConnection(pool)
  let carefulLeft = 0
  let carefulNext = 1
  return async (votes, onlyApproved) => {
    if (carefulLeft > 0) carefulLeft -= 1
    else {
      const results = await countIfAllNew(database, votes, onlyApproved)
      carefulNext = results ? Math.max(1, carefulNext / 2) : Math.min(mostCarefulBatches, carefulNext * 2)
      if (results) return results
      carefulLeft = carefulNext
    }
    return countVotes(database, votes, onlyApproved)
  }
}

/** The optimistic statement. Undefined, and nothing is written, when one of the votes is a repeat. */
async function countIfAllNew(
  database: DedicatedConnection,
  votes: readonly Vote[],
  onlyApproved: boolean,
): Promise<VoteResult[] | undefined> {
  const values = parameters(votes, onlyApproved)
  try {
    const { rows } = await database.query<{ counts: string | null }>({
      name: 'count-votes-if-new',
      text: optimisticStatement,
      values,
    })
    const countOf = parseCounts(rows[0]?.counts ?? null)
    return votes.map(({ photoId }) => {
      const voteCount = countOf.get(photoId)
      return voteCount === undefined ? { outcome: 'no-such-photo' } : { outcome: 'counted', voteCount }
    })
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return undefined
    throw error
  }
}
const uniqueViolation = '23505'

/** The careful statement. A vote for an unknown or hidden photo does not fail the others. */
export async function countVotes(
  database: DedicatedConnection,
  votes: readonly Vote[],
  onlyApproved: boolean,
): Promise<VoteResult[]> {
  const { rows } = await database.query<CarefulRow>({
    name: 'count-votes',
    text: carefulStatement,
    values: parameters(votes, onlyApproved),
  })
  const { inserted, no_photo, repeated, counts } = rows[0] ?? nothing
  const countOf = parseCounts(counts)
  const results = votes.map<VoteResult>(({ photoId }) => ({
    outcome: 'counted',
    voteCount: countOf.get(photoId) ?? 0,
  }))
  if (inserted === votes.length) return results
  // Of equal votes in one batch the first is counted.
  const seen = new Set<string>()
  for (const [index, { photoId, userIdentifier, device }] of votes.entries()) {
    const key = `${photoId} ${userIdentifier} ${device}`
    if (seen.has(key)) results[index] = { outcome: 'already-voted' }
    seen.add(key)
  }
  for (const place of repeated) results[place - 1] = { outcome: 'already-voted' }
  for (const place of no_photo) results[place - 1] = { outcome: 'no-such-photo' }
  return results
}

/**
 * `inserted`: number of new votes. `no_photo` and `repeated`: places in the batch, counted from 1; null when every vote was
 * inserted. `counts`: one text of `id count` pairs, because the driver is slow at parsing JSON with changing keys.
 */
type CarefulRow = { inserted: number; no_photo: number[]; repeated: number[]; counts: string | null }
const nothing: CarefulRow = { inserted: 0, no_photo: [], repeated: [], counts: null }

/** Parameters of both statements: each field of the votes as an array, and whether a photo must be approved. */
function parameters(votes: readonly Vote[], onlyApproved: boolean): unknown[] {
  return [
    arrayLiteral(votes, vote => vote.photoId),
    textArrayLiteral(votes, vote => vote.userIdentifier),
    textArrayLiteral(votes, vote => vote.device),
    textArrayLiteral(votes, vote => vote.network),
    arrayLiteral(votes, vote => vote.deviceAge),
    arrayLiteral(votes, vote => vote.seen ?? 'null'),
    onlyApproved,
  ]
}
/** Vote counts by photo id. An id has 36 characters. */
const parseCounts = (counts: string | null): Map<string, number> =>
  new Map(counts?.split(',').map(pair => [pair.slice(0, 36), Number(pair.slice(37))]))

// Array literals in PostgreSQL's syntax, written here because the driver escapes every value one by one.
const arrayLiteral = (votes: readonly Vote[], field: (vote: Vote) => string | number) =>
  `{${votes.map(field).join(',')}}`
function textArrayLiteral(votes: readonly Vote[], field: (vote: Vote) => string): string {
  const texts = votes.map(field)
  const isPlain = !/["\\]/.test(texts.join(''))
  return `{"${(isPlain ? texts : texts.map(text => text.replace(/["\\]/g, '\\$&'))).join('","')}"}`
}

const optimisticStatement = `
with votes as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[])
    as vote (photo_id, user_identifier, device, network, device_age_s, seen)
  where ${takeCountLock}
), counted as (
  update photo_contest_submissions as photo set vote_count = vote_count + wanted.votes
  from (select photo_id, count(*)::int as votes from votes group by photo_id) as wanted
  where photo.id = wanted.photo_id and not is_hidden and (is_approved or not $7::boolean)
  returning photo.id, photo.vote_count
), inserted as (
  insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
  select photo_id, user_identifier, device, network, device_age_s, seen
  from votes join counted on counted.id = votes.photo_id
)
select string_agg(id || ' ' || vote_count, ',') as counts from counted`

const carefulStatement = `
with votes as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[]) with ordinality
    as vote (photo_id, user_identifier, device, network, device_age_s, seen, place)
), open as materialized (
  select id from photo_contest_submissions
  where id = any($1::uuid[]) and not is_hidden and (is_approved or not $7::boolean) and ${takeCountLock}
  for no key update
), inserted as (
  insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
  select photo_id, user_identifier, device, network, device_age_s, seen
  from votes join open on open.id = votes.photo_id
  on conflict do nothing
  returning photo_id, user_identifier, device
), counted as (
  update photo_contest_submissions as photo set vote_count = vote_count + fresh.votes
  from (select photo_id, count(*)::int as votes from inserted group by photo_id) as fresh
  where photo.id = fresh.photo_id
  returning photo.id, photo.vote_count
)
select inserted, case when inserted < cardinality($1) then array(
    select place::int from votes where photo_id not in (select id from open)
  ) end as no_photo, case when inserted < cardinality($1) then array(
    select place::int from votes left join inserted using (photo_id, user_identifier, device) where inserted.device is null
  ) end as repeated, (select string_agg(id || ' ' || vote_count, ',') from counted) as counts
from (select count(*)::int as inserted from inserted) as total`
