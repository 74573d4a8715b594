import { sql } from 'kysely'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { ContestDatabase } from '../tables.server.ts'
import type { Standing } from './vote-rush.ts'

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

/**
 * Stores a vote and counts it in one statement, so that the count is always the number of valid votes. The lock on the photo
 * makes votes for it take turns, in all server processes. A photo that visitors cannot see gets none.
 */
export async function castVote(db: ContestDatabase, vote: Vote, onlyApproved: boolean): Promise<VoteResult> {
  const { rows } = await sql<{ vote_count: number | null }>`
    with open as materialized (
      select id from photo_contest_submissions
      where id = ${vote.photoId} and not is_hidden and (is_approved or not ${onlyApproved}::boolean) for no key update
    ), inserted as (
      insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
      select id, ${vote.userIdentifier}, ${vote.device}, ${vote.network}, ${vote.deviceAge}::int, ${vote.seen}::int from open
      on conflict do nothing returning photo_id
    ), counted as (
      update photo_contest_submissions as photo set vote_count = vote_count + 1
      from inserted where photo.id = inserted.photo_id returning vote_count
    )
    select (select vote_count from counted) as vote_count from open`.execute(db)
  const [found] = rows
  if (!found) return { outcome: 'no-such-photo' }
  return found.vote_count === null
    ? { outcome: 'already-voted' }
    : { outcome: 'counted', voteCount: found.vote_count }
}

/** Ids of the photos that a phone voted for: by its cookie, and by its own voter id, which survives a lost cookie. */
export async function votedPhotos(db: ContestDatabase, device: string, voterId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_votes')
    .select('photo_id')
    .distinct()
    .where(vote =>
      vote.or([
        vote('device', '=', device),
        ...(voterId === undefined ? [] : [vote('user_identifier', '=', voterId)]),
      ]),
    )
    .execute()
  return rows.map(row => row.photo_id)
}

/** Valid votes of a photo and of all that are not hidden, and how many these are. */
export async function standingOf(db: ContestDatabase, photo: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(sum(vote_count) filter (where id = ${photo}), 0)::int as votes, coalesce(sum(vote_count), 0)::int as "ofAll",
      count(*)::int as photos
    from photo_contest_submissions where not is_hidden`.execute(db)
  return rows[0] ?? { votes: 0, ofAll: 0, photos: 0 }
}

/** Some votes of one photo; an undefined field does not narrow them. */
type Cohort = {
  photoId: string
  network: string | undefined
  from: Date | undefined
  until: Date | undefined
}
export type Decision = { decision: 'void' | 'restore'; reason: string; staff: Staff; at: Date }

/**
 * Voids or restores a cohort of votes. The votes, the photo's count and the record of the decision change in one statement.
 * Returns how many votes changed; undefined if there is no such photo.
 */
export async function decideVotes(
  db: ContestDatabase,
  cohort: Cohort,
  decision: Decision,
): Promise<number | undefined> {
  return db.transaction().execute(async transaction => {
    const votes = await applyDecision(transaction, cohort, decision)
    if (votes === undefined) return undefined
    const { staff, at, reason } = decision
    const { photoId: id, network, from, until } = cohort
    const after = { votes, reason, network, from, until }
    await audit(transaction, {
      staff,
      at,
      action: decision.decision === 'void' ? 'voided' : 'restored',
      subject: 'votes',
      id,
      after,
    })
    return votes
  })
}

async function applyDecision(
  db: ContestDatabase,
  { photoId, network, from, until }: Cohort,
  { decision, reason, staff, at }: Decision,
): Promise<number | undefined> {
  const isVoid = decision === 'void'
  const { rows } = await sql<{ votes: number }>`
    with photo as materialized (
      select id from photo_contest_submissions where id = ${photoId} for no key update
    ), changed as (
      update photo_votes as vote set voided_at = case when ${isVoid}::boolean then ${at}::timestamptz end
      from photo
      where vote.photo_id = photo.id and (vote.voided_at is null) = ${isVoid}::boolean
        and (${network ?? null}::text is null or network = ${network ?? null}::text)
        and (${from ?? null}::timestamptz is null or created_at >= ${from ?? null}::timestamptz)
        and (${until ?? null}::timestamptz is null or created_at < ${until ?? null}::timestamptz)
      returning 1
    ), recount as (
      update photo_contest_submissions as counted
      set vote_count = vote_count + votes
      from photo, (select case when ${isVoid}::boolean then -1 else 1 end * count(*)::int as votes from changed) as difference
      where counted.id = photo.id
    )
    insert into photo_vote_decisions (photo_id, decision, network, from_time, until_time, reason, votes, decided_by, decided_at)
    select id, ${decision}::text, ${network ?? null}::text, ${from ?? null}::timestamptz, ${until ?? null}::timestamptz,
      ${reason}, (select count(*)::int from changed), ${staff.username}, ${at}::timestamptz
    from photo
    returning votes`.execute(db)
  return rows[0]?.votes
}

/** All decisions on the votes of a photo, newest first. */
export async function decisionsOn(db: ContestDatabase, photoId: string) {
  return db
    .selectFrom('photo_vote_decisions')
    .selectAll()
    .where('photo_id', '=', photoId)
    .orderBy('id', 'desc')
    .execute()
}
