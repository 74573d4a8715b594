import type { Pool } from 'pg'

/** One wish to vote. `network`: keyed hash of the address prefix; `deviceAge` in seconds. */
export type Ballot = {
  photoId: string
  userIdentifier: string
  device: string
  network: string
  deviceAge: number
  seen: number | null
}
export type Counted =
  | { outcome: 'counted'; voteCount: number }
  | { outcome: 'already-voted' }
  | { outcome: 'no-such-photo' }

/**
 * Counts many ballots in one statement: rows and counts change together or not at all. A wrong photo id falls out by
 * the join, never by an error that fails the others; photos are locked in one order, so that two processes cannot
 * wait for each other. Answers in the order of the ballots, after the commit.
 */
export async function countBallots(
  pool: Pool,
  ballots: readonly Ballot[],
  onlyApproved: boolean,
): Promise<Counted[]> {
  const { rows } = await pool.query<Row>({
    name: 'count-ballots',
    text: statement,
    values: [
      ballots.map(ballot => ballot.photoId),
      ballots.map(ballot => ballot.userIdentifier),
      ballots.map(ballot => ballot.device),
      ballots.map(ballot => ballot.network),
      ballots.map(ballot => ballot.deviceAge),
      ballots.map(ballot => ballot.seen),
      onlyApproved,
    ],
  })
  const open = new Set(rows[0]?.open)
  const taken = new Set(rows[0]?.taken)
  const counts = rows[0]?.counts ?? {}
  return ballots.map(({ photoId, userIdentifier, device }) => {
    if (!open.has(photoId)) return { outcome: 'no-such-photo' }
    // Only one of two equal ballots in a batch is counted: the first takes the mark away.
    if (!taken.delete(`${photoId} ${userIdentifier} ${device}`)) return { outcome: 'already-voted' }
    return { outcome: 'counted', voteCount: counts[photoId] ?? 0 }
  })
}

type Row = { open: string[] | null; taken: string[] | null; counts: Record<string, number> | null }

const statement = `
with ballots as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[])
    as ballot (photo_id, user_identifier, device, network, device_age_s, seen)
), open as materialized (
  select id from photo_contest_submissions
  where id = any($1::uuid[]) and not is_hidden and (is_approved or not $7::boolean)
  order by id for no key update
), taken as (
  insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
  select ballots.* from ballots join open on open.id = ballots.photo_id
  on conflict do nothing
  returning photo_id, user_identifier, device
), counted as (
  update photo_contest_submissions as photo set vote_count = vote_count + fresh.votes
  from (select photo_id, count(*)::int as votes from taken group by photo_id) as fresh
  where photo.id = fresh.photo_id
  returning photo.id, photo.vote_count
)
select (select array_agg(id::text) from open) as open,
  (select array_agg(photo_id || ' ' || user_identifier || ' ' || device) from taken) as taken,
  (select json_object_agg(id, vote_count) from counted) as counts`
