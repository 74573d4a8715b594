import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import type { VoteFlags } from '../moderation/staff-contract.ts'
import { rushCells } from './rush.ts'

/** Below this number of votes the flags mean nothing: every photo looks unusual. */
const fewestVotes = 30
const suspiciousZ = 6
const suspiciousShare = 0.25
/** What unusual networks must have together to matter for the prize: more than one home, and a share of the photo's votes. */
const matters = { votes: 12, share: 0.1 }
/** A home counts with so many votes at most among networks that voted for nothing else. */
const mostOfHome = 4

type FlagRow = { photo_id: string; votes: number; unusual: number; exclusive: number; rushed: number } & Omit<
  VoteFlags,
  'is_suspicious' | 'unusual_share'
>

/**
 * The flags of every photo with votes, most voted first (threats §8.4), including one whose votes are all voided, which can be
 * restored. They sort and warn; they block nothing.
 */
export async function flagPhotos(pool: DatabasePool): Promise<(VoteFlags & { photo_id: string })[]> {
  const { rows } = await pool.query<FlagRow>(flags)
  return rows.map(({ votes, unusual, exclusive, rushed, ...row }) => ({
    ...row,
    unusual_share: Math.max(unusual, exclusive, rushed) / Math.max(1, votes),
    is_suspicious:
      votes >= fewestVotes &&
      (Math.max(unusual, rushed) >= Math.max(matters.votes, matters.share * votes) ||
        exclusive / votes > suspiciousShare),
  }))
}

export const noFlags: VoteFlags = {
  network_z: 0,
  exclusive_share: 0,
  saw_only_this: 0,
  burst: 0,
  unusual_share: 0,
  is_suspicious: false,
}

type NetworkVotes = {
  network: string
  valid: number
  voided: number
  elsewhere: number
  z: number
  first: Date
  last: Date
}
/** The networks that votes for a photo came from, most unusual first. */
export async function networksOf(pool: DatabasePool, photoId: string): Promise<NetworkVotes[]> {
  const { rows } = await pool.query<NetworkVotes>(origins, [photoId])
  return rows
}

type Hour = { hour: Date; valid: number; voided: number }
/** The votes of a photo by hour. */
export async function votesByHour(pool: DatabasePool, photoId: string): Promise<Hour[]> {
  const { rows } = await pool.query<Hour>(hours, [photoId])
  return rows
}

// Expected votes of a network for a photo: the photo's votes times the network's share of all votes for other photos, at
// least one. With a minimum of one, a family behind one line raises no flag, and a rented server with dozens of votes does.
const perNetwork = `
  per as (
    select photo_id, network, count(*)::float8 as votes from photo_votes where voided_at is null group by 1, 2
  ), networks as (
    select network, sum(votes) as votes, count(*) as photos from per group by 1
  ), photos as (
    select photo_id, sum(votes) as votes from per group by 1
  ), expected as (
    select per.photo_id, per.network, per.votes, networks.photos, networks.votes - per.votes as elsewhere,
      greatest(1, photos.votes * (networks.votes - per.votes)
        / greatest(1, (select sum(votes) from per) - photos.votes)) as usual
    from per join networks using (network) join photos using (photo_id)
  )`

const flags = `
  with ${perNetwork}, by_network as (
    select photo_id, sum(votes) as votes, max((votes - usual) / sqrt(usual)) as network_z,
      coalesce(sum(votes) filter (where photos = 1), 0) / sum(votes) as exclusive_share,
      coalesce(sum(votes) filter (where (votes - usual) / sqrt(usual) > ${suspiciousZ}), 0) as unusual,
      coalesce(sum(least(votes, ${mostOfHome})) filter (where photos = 1), 0) as exclusive
    from expected group by 1
  ), hours as (
    select photo_id, date_trunc('hour', created_at) as hour, count(*)::float8 as votes
    from photo_votes where voided_at is null group by 1, 2
  ), by_hour as (
    select photo_id, max(votes) * (1 + extract(epoch from max(hour) - min(hour)) / 3600) / sum(votes) as burst
    from hours group by 1
  ), excluded as (
    select ''::text as network where false
  ), ${rushCells}, by_rush as (
    select photo_id, count(*) as rushed from placed join rush_cell using (photo_id, span, age)
    where voided_at is null group by 1
  ), by_phone as (
    select photo_id, coalesce(avg((seen <= 1)::int) filter (where seen is not null), 0) as saw_only_this
    from photo_votes where voided_at is null group by 1
  )
  select photo_id, coalesce(votes, 0)::float8 as votes, coalesce(unusual, 0)::float8 as unusual,
    coalesce(exclusive, 0)::float8 as exclusive, coalesce(rushed, 0)::float8 as rushed,
    coalesce(network_z, 0)::float8 as network_z, coalesce(exclusive_share, 0)::float8 as exclusive_share,
    coalesce(saw_only_this, 0)::float8 as saw_only_this, coalesce(burst, 0)::float8 as burst
  from (select distinct photo_id from photo_votes) as voted
    left join by_network using (photo_id) left join by_hour using (photo_id) left join by_phone using (photo_id)
    left join by_rush using (photo_id)
  order by votes desc, photo_id`

const origins = `
  with ${perNetwork}, mine as (
    select network, count(*) filter (where voided_at is null)::int as valid,
      count(*) filter (where voided_at is not null)::int as voided, min(created_at) as first, max(created_at) as last
    from photo_votes where photo_id = $1 group by 1
  )
  select network, valid, voided, first, last, coalesce(elsewhere, 0)::int as elsewhere,
    coalesce((expected.votes - usual) / sqrt(usual), 0)::float8 as z
  from mine left join (select * from expected where photo_id = $1) as expected using (network)
  order by z desc, valid desc, network
  limit 200`

const hours = `
  select date_trunc('hour', created_at) as hour, count(*) filter (where voided_at is null)::int as valid,
    count(*) filter (where voided_at is not null)::int as voided
  from photo_votes where photo_id = $1 group by 1 order by 1`
