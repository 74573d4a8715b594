import { type RawBuilder, sql } from 'kysely'
import type { ContestDatabase } from '../tables.server.ts'
import { type AlikeSet, alikeShare, type CohortFacts, large, sizes } from './cohorts.ts'
import { type RushCell, rushCells, rushPlace } from './rush.ts'

/** The counts for the audit of votes, made in the database: no row of 900,000 votes comes into the process. */

/** `network`: every network with its devices. `alike`: networks of which nearly every device voted for the photo. */
const alike = sql`
  network as materialized (
    select network, count(distinct device) as devices from photo_votes group by 1
  ), alike as (
    select case when devices <= ${sizes[0]}::int then 0 when devices <= ${sizes[1]}::int then 1
        when devices <= ${sizes[2]}::int then 2 else ${large}::int end as size,
      photo_id as photo, network, devices
    from (select photo_id, network, count(*) as votes from photo_votes group by 1, 2) as per join network using (network)
    where votes >= ${alikeShare}::float8 * devices
  )`

/** All votes of every photo. */
export async function votesOfPhotos(db: ContestDatabase): Promise<{ photo: string; votes: number }[]> {
  const { rows } = await sql<{ photo: string; votes: number }>`
    select photo_id as photo, count(*)::int as votes from photo_votes group by 1 order by 1`.execute(db)
  return rows
}

/** How many networks of each size are alike for each photo. */
export async function alikeSets(db: ContestDatabase): Promise<AlikeSet[]> {
  const { rows } = await sql<AlikeSet>`
    with ${alike}
    select size, photo, count(*)::int as networks, sum(devices)::int as devices from alike
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** The networks of these sets, and each large network that is alike for a photo as a set of its own. */
export async function networksOfSets(db: ContestDatabase, sets: readonly AlikeSet[]): Promise<string[][]> {
  const [chosenSizes, photos] = [sets.map(({ size }) => size), sets.map(({ photo }) => photo)]
  const { rows } = await sql<{ networks: string[] }>`
    with ${alike}
    select size, photo, array_agg(network order by network) as networks
    from alike join unnest(${chosenSizes}::int[], ${photos}::uuid[]) as chosen (size, photo) using (size, photo)
    group by 1, 2
    union all
    select size, photo, array[network] from alike where size = ${large}::int
    order by 1, 2, 3`.execute(db)
  return rows.map(({ networks }) => networks)
}

type CohortCounts = Omit<CohortFacts, 'browsers'> & {
  cohort: number
  devices: number
  voided: number
  first: Date
  last: Date
}

/** Networks, or cells of votes outside other cohorts' networks. */
type Members = { networks: ReadonlySet<string>; cells: readonly RushCell[] }

/** The relation `vote`: each vote of a cohort, with the place of the cohort among all. */
const votesIn = (cohorts: readonly Members[]) => {
  const whole = cohorts.map(({ networks, cells }) => (cells.length > 0 ? [] : [...networks]))
  const inCells = cohorts.flatMap(({ cells }, place) => cells.map(cell => ({ ...cell, place })))
  const column = <Key extends keyof RushCell | 'place'>(key: Key) => inCells.map(cell => cell[key])
  return sql`member as materialized (
    select network, cohort
    from unnest(${whole.flat()}::text[], ${whole.flatMap((names, place) => Array<number>(names.length).fill(place))}::int[])
      as given (network, cohort)
  ), vote_of as materialized (
    select cohort, photo_id, device, network, device_age_s, created_at, voided_at from photo_votes join member using (network)
    union all
    select cohort, photo_id, device, network, device_age_s, created_at, voided_at
    from (select *, ${sql.raw(rushPlace)} from photo_votes) as placed
    join unnest(${column('photo')}::uuid[], ${column('span')}::int[], ${column('age')}::int[], ${column('place')}::int[])
      as chosen (photo_id, span, age, cohort) using (photo_id, span, age)
    where network not in (select network from member)
  )`
}

/** Cells with more votes for a photo than is usual, outside these networks. */
export async function rushOutside(db: ContestDatabase, networks: readonly string[]): Promise<RushCell[]> {
  const { rows } = await sql<RushCell>`
    with excluded as (select unnest(${[...networks]}::text[]) as network), ${sql.raw(rushCells)}
    select photo_id as photo, span, age from rush_cell order by 1, 2, 3`.execute(db)
  return rows
}

/** The networks of votes in these cells. */
export async function networksOfCohorts(
  db: ContestDatabase,
  cohorts: readonly Members[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ cohort: number; networks: string[] }>`
    with ${votesIn(cohorts)}
    select cohort, array_agg(distinct network) as networks from vote_of group by 1`.execute(db)
  return new Map(rows.map(({ cohort, networks }) => [cohort, networks]))
}

/** The counts of each cohort, in their order. */
export async function countCohorts(
  db: ContestDatabase,
  cohorts: readonly Members[],
): Promise<CohortCounts[]> {
  const { rows } = await sql<CohortCounts>`
    with ${votesIn(cohorts)}, vote as (
      select cohort, device, device_age_s as age, created_at, voided_at,
        row_number() over (partition by cohort order by device_age_s) - 1 as place,
        count(*) over (partition by cohort) - 1 as most
      from vote_of
    ), counted as (
      select cohort, count(*)::int as votes, count(distinct device)::int as devices, count(voided_at)::int as voided,
        min(created_at) as first, max(created_at) as last,
        max(age) filter (where place = floor(0.9::float8 * most))
          - max(age) filter (where place = floor(0.1::float8 * most)) as age_spread
      from vote group by 1
    ), per as (
      select cohort, network, count(distinct device) as devices,
        floor(extract(epoch from min(created_at)) / 600) as arrival
      from vote_of group by 1, 2
    ), whole as (
      select cohort, count(*)::int as networks, (count(*) filter (where devices >= 3))::int as several from per group by 1
    ), common as (
      select cohort, max(networks)::int as most_common
      from (select cohort, count(*) as networks from per where devices >= 3 group by cohort, devices) as of_size group by 1
    ), arrived as (
      select cohort, max(networks)::int as fullest
      from (select cohort, count(*) as networks from per group by cohort, arrival) as at_once group by 1
    )
    select counted.*, networks, several, coalesce(most_common, 0) as most_common, fullest
    from counted join whole using (cohort) join arrived using (cohort) left join common using (cohort)
    order by cohort`.execute(db)
  return rows
}

type VotesOfCohort = { cohort: number; photo: string; votes: number }
/** How many votes of each cohort are for each photo, most first. */
export async function photosOfCohorts(
  db: ContestDatabase,
  cohorts: readonly Members[],
): Promise<VotesOfCohort[]> {
  const { rows } = await sql<VotesOfCohort>`
    with ${votesIn(cohorts)}
    select cohort, photo_id as photo, count(*)::int as votes from vote_of
    group by 1, 2 order by 1, 3 desc, 2`.execute(db)
  return rows
}

type BrowserVotes = { cohort: number; browser: string; votes: number }
/** Votes by family of browser. `known`: a relation with the columns device and browser. */
export async function browsersOfCohorts(
  db: ContestDatabase,
  cohorts: readonly Members[],
  known: RawBuilder<unknown>,
): Promise<BrowserVotes[]> {
  const { rows } = await sql<BrowserVotes>`
    with ${votesIn(cohorts)}
    select cohort, coalesce(browser, 'unknown') as browser, count(*)::int as votes
    from vote_of left join ${known} as known using (device)
    group by 1, 2`.execute(db)
  return rows
}

/** The same for all votes, and the spread of the ages of their devices. */
export async function everybody(
  db: ContestDatabase,
  known: RawBuilder<unknown>,
): Promise<Pick<CohortFacts, 'age_spread' | 'browsers'>> {
  const mix = await sql<{ browser: string; votes: number }>`
    select coalesce(browser, 'unknown') as browser, count(*)::int as votes
    from photo_votes left join ${known} as known using (device) group by 1`.execute(db)
  const ages = await sql<{ age_spread: number }>`
    with vote as (
      select device_age_s as age, row_number() over (order by device_age_s) - 1 as place, count(*) over () - 1 as most
      from photo_votes
    )
    select coalesce(max(age) filter (where place = floor(0.9::float8 * most))
      - max(age) filter (where place = floor(0.1::float8 * most)), 0) as age_spread from vote`.execute(db)
  const browsers = new Map(mix.rows.map(({ browser, votes }) => [browser, votes]))
  return { age_spread: ages.rows[0]?.age_spread ?? 0, browsers }
}
