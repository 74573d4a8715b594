import type { DedicatedConnection } from '#kit/server/db/dedicated-connection.ts'
import { oneAtATime } from './count-lock.server.ts'

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
  | { outcome: 'closed' }

/**
 * Counts many ballots in one statement: rows and counts change together or not at all. A wrong photo id falls out by
 * the join, never by an error that fails the others. Answers in the order of the ballots, after the commit.
 */
export async function countBallots(
  database: DedicatedConnection,
  ballots: readonly Ballot[],
  onlyApproved: boolean,
): Promise<Counted[]> {
  const { rows } = await database.query<Row>({
    name: 'count-ballots',
    text: statement,
    values: valuesOf(ballots, onlyApproved),
  })
  const { kept, closed, refused, counts } = rows[0] ?? nothing
  const countOf = countsOf(counts)
  const answers = ballots.map<Counted>(({ photoId }) => ({
    outcome: 'counted',
    voteCount: countOf.get(photoId) ?? 0,
  }))
  if (kept === ballots.length) return answers
  // Of equal ballots in a batch the first is the one that was counted.
  const seen = new Set<string>()
  for (const [n, { photoId, userIdentifier, device }] of ballots.entries())
    if (seen.size === seen.add(`${photoId} ${userIdentifier} ${device}`).size)
      answers[n] = { outcome: 'already-voted' }
  for (const n of refused) answers[n - 1] = { outcome: 'already-voted' }
  for (const n of closed) answers[n - 1] = { outcome: 'no-such-photo' }
  return answers
}

/**
 * `kept`: votes that are new, nearly always all of them; then `closed` and `refused`, places among the ballots from 1,
 * are not sought. `counts`: a text of `id count`, for the driver would make an object of other properties each time.
 */
type Row = { kept: number; closed: number[]; refused: number[]; counts: string | null }
const nothing: Row = { kept: 0, closed: [], refused: [], counts: null }

/** What a statement over ballots is given: their parts, each as an array, and whether a photo must be approved. */
export function valuesOf(ballots: readonly Ballot[], onlyApproved: boolean): unknown[] {
  return [
    listed(ballots, ballot => ballot.photoId),
    listedTexts(ballots, ballot => ballot.userIdentifier),
    listedTexts(ballots, ballot => ballot.device),
    listedTexts(ballots, ballot => ballot.network),
    listed(ballots, ballot => ballot.deviceAge),
    listed(ballots, ballot => ballot.seen ?? 'null'),
    onlyApproved,
  ]
}
/** The counts that a statement answers, by photo. */
export const countsOf = (counts: string | null): Map<string, number> =>
  new Map(counts?.split(',').map(pair => [pair.slice(0, 36), Number(pair.slice(37))]))

// An array as PostgreSQL writes it: the driver would look at every value for what must be escaped.
const listed = (ballots: readonly Ballot[], of: (ballot: Ballot) => string | number) =>
  `{${ballots.map(of).join(',')}}`
function listedTexts(ballots: readonly Ballot[], of: (ballot: Ballot) => string): string {
  const texts = ballots.map(of)
  const isPlain = !/["\\]/.test(texts.join(''))
  return `{"${(isPlain ? texts : texts.map(text => text.replace(/["\\]/g, '\\$&'))).join('","')}"}`
}

const statement = `
with ballots as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[]) with ordinality
    as ballot (photo_id, user_identifier, device, network, device_age_s, seen, n)
), open as materialized (
  select id from photo_contest_submissions
  where id = any($1::uuid[]) and not is_hidden and (is_approved or not $7::boolean) and ${oneAtATime}
  for no key update
), taken as (
  insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
  select photo_id, user_identifier, device, network, device_age_s, seen
  from ballots join open on open.id = ballots.photo_id
  on conflict do nothing
  returning photo_id, user_identifier, device
), counted as (
  update photo_contest_submissions as photo set vote_count = vote_count + fresh.votes
  from (select photo_id, count(*)::int as votes from taken group by photo_id) as fresh
  where photo.id = fresh.photo_id
  returning photo.id, photo.vote_count
)
select kept, case when kept < cardinality($1) then array(
    select n::int from ballots where photo_id not in (select id from open)
  ) end as closed, case when kept < cardinality($1) then array(
    select n::int from ballots left join taken using (photo_id, user_identifier, device) where taken.device is null
  ) end as refused, (select string_agg(id || ' ' || vote_count, ',') from counted) as counts
from (select count(*)::int as kept from taken) as taken_all`
