import { sql } from 'kysely'
import { ageBands } from '../missing-person/person-kinds.ts'
import type { ReportRow } from '../missing-person/reports.server.ts'
import type { LostFoundDatabase } from '../tables.server.ts'
import { coloursLike, garmentsLike, placeIds } from './description-kinds.ts'
import { type NameFits, nameFits } from './name-fit.ts'
import type { Compared, Fit, Proposal } from './proposal-contract.ts'

const most = 3

/**
 * Points for each comparison: same, partly, not. If one of the two is unknown, nothing is added. The numbers express how much
 * rarer a chance agreement is than a true one; they were measured on 1,000 made-up cases.
 */
const points: Readonly<Record<Compared | 'garment', readonly [number, number, number]>> = {
  sex: [1, 0, -8],
  age: [1.5, 0, -5],
  clothing: [2.5, 0.8, -1.5],
  garment: [2, 0.3, -1.5],
  place: [3, 1.5, -1],
  time: [2.5, 1, -1.5],
  village: [5, 2, -2],
  name: [4, 2, -1.5],
  language: [1, 0, -0.7],
}
/** Points at which all five dots are full: sex, age, clothing, place and time agree. */
const full = 12

type Row = ReportRow & { fits: Record<Compared | 'garment', number | null>; score: number; seen: Date }

/**
 * Possible matches for a person, among all open ones of the other list: the best three at most, from one query. The best that
 * desks entered, that visitors reported and that passers-by saw are among them if they fit at least half as well as the best of
 * all, so that a flood of one source pushes out none of the others. `compared`: how many there were to compare with.
 */
export async function proposalsFor(
  db: LostFoundDatabase,
  me: ReportRow,
): Promise<{ proposals: Proposal[]; compared: number }> {
  const seen = me.seen_at ?? me.created_at
  const others = await db
    .selectFrom('missing_person_reports')
    .select(['first_name', 'village'])
    .distinct()
    .where('status', '=', 'open')
    .where('is_found', '=', !me.is_found)
    .execute()
  const names = nameFits(
    me.first_name,
    others.map(({ first_name }) => first_name),
  )
  const villages = nameFits(
    me.village,
    others.map(({ village }) => village),
  )
  const score = sql.join(
    Object.entries(points).map(
      ([part, [same, partly, not]]) =>
        sql`coalesce((array[${not}::float8, ${partly}, ${same}])[1 + (fits->>${part}::text)::int], 0)`,
    ),
    sql` + `,
  )
  const { rows } = await sql<Row & { many: string }>`
    with compared as (
      select p.*, coalesce(p.seen_at, p.created_at) as seen, count(*) over () as many,
        ${fitsOf(me, seen, names, villages)} as fits
      from missing_person_reports p
      where p.status = 'open' and p.is_found = ${!me.is_found} and p.id <> ${me.id}),
    scored as (
      select *, ${score} as score, abs(extract(epoch from seen - ${seen}::timestamptz)) as apart from compared),
    placed as (
      select *, max(score) over () as best,
        row_number() over (partition by is_from_desk, is_sighting order by score desc, apart, arrival) as of_source from scored),
    chosen as (
      select * from placed
      order by of_source = 1 and score * 2 >= best desc, score desc, apart, arrival
      limit ${most})
    select * from chosen order by score desc, apart, arrival`.execute(db)
  return {
    proposals: rows.filter(row => row.score > 0).map(row => proposalOf(row, me)),
    compared: Number(rows[0]?.many ?? 0),
  }
}

/** For each comparison 2 same, 1 partly, 0 not, null if one of the two is unknown. */
function fitsOf(me: ReportRow, seen: Date, names: NameFits, villages: NameFits) {
  const band = me.age_band && ageBands.indexOf(me.age_band) + 1
  const at = me.place && placeIds.indexOf(me.place) + 1
  // A person is found after being lost; a desk's clock or memory may be half an hour off.
  const later = me.is_found
    ? sql`${seen}::timestamptz - seen_or_told`
    : sql`seen_or_told - ${seen}::timestamptz`
  return sql`(select jsonb_build_object(
      'sex', case when p.sex is null or ${me.sex}::text is null then null when p.sex = ${me.sex} then 2 else 0 end,
      'age', case when p.age_band is null or ${band}::int is null then null else
        greatest(0, 2 - abs(array_position(${[...ageBands]}::text[], p.age_band) - ${band}::int)) end,
      'clothing', ${overlap(sql`p.colours`, me.colours, coloursLike(me.colours))},
      'garment', ${overlap(sql`p.garments`, me.garments, garmentsLike(me.garments))},
      'place', case abs(array_position(${[...placeIds]}::text[], p.place) - ${at}::int)
        when 0 then 2 when 1 then 1 when 2 then 1 else
        case when p.place is null or ${at}::int is null then null else 0 end end,
      'time', case when ${later} < interval '-30 minutes' then 0 when ${later} <= interval '90 minutes' then 2
        when ${later} <= interval '8 hours' then 1 else 0 end,
      'village', ${words(sql`p.village`, villages)},
      'name', ${words(sql`p.first_name`, names)},
      'language', case when p.speaks is null or ${me.speaks}::text is null then null
        when p.speaks = ${me.speaks} then 2 else 0 end)
    from (select coalesce(p.seen_at, p.created_at) as seen_or_told) t)`
}

const overlap = (theirs: ReturnType<typeof sql>, mine: readonly string[], like: readonly string[]) =>
  sql`case when ${theirs} = '{}' or ${mine.length === 0} then null when ${theirs} && ${[...mine]}::text[] then 2
    when ${theirs} && ${[...like]}::text[] then 1 else 0 end`

/** The fit of each name of the other list, compared by sound and not by letters. */
const words = (theirs: ReturnType<typeof sql>, fits: NameFits) =>
  sql`(${JSON.stringify(fits)}::jsonb ->> ${theirs})::int`

/** ms between two times that are called the same. */
const sameTime = 30 * 60_000
/** Whether both say the same, or one of them nothing. */
const isAlike = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 ||
  other.length === 0 ||
  (new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size)

const said: readonly Fit[] = ['not', 'partly', 'same']
const sayFit = (fit: number | null): Fit => (fit === null ? null : (said[fit] ?? null))

function proposalOf(row: Row, me: ReportRow): Proposal {
  const { clothing, garment, ...others } = row.fits
  // Colour and kind as one: the same only if both are equal, or one is equal and the other unknown.
  const both = [clothing, garment].filter(fit => fit !== null)
  const dressed = both.length === 0 ? null : Math.floor(both.reduce((sum, fit) => sum + fit, 0) / both.length)
  const overlap = dressed === 0 && both.some(fit => fit > 0) ? 1 : dressed
  // What is uncertain is not called the same: one colour of two, or only the time of the report.
  const isSame = isAlike(row.colours, me.colours) && isAlike(row.garments, me.garments)
  const some = overlap === 2 && !isSame ? 1 : overlap
  const apart = row.seen_at && me.seen_at ? Math.abs(row.seen_at.getTime() - me.seen_at.getTime()) : Infinity
  const time = others.time === 2 && apart > sameTime ? 1 : others.time
  return {
    id: row.id,
    number: row.number,
    sex: row.sex,
    age_band: row.age_band,
    colours: row.colours,
    garments: row.garments,
    first_name: row.first_name,
    village: row.village,
    speaks: row.speaks,
    place: row.place,
    seen_at: row.seen.toISOString(),
    desk: row.desk,
    person: row.person,
    half_dots: Math.max(1, Math.min(10, Math.round((row.score / full) * 10))),
    fits: {
      sex: sayFit(others.sex),
      age: sayFit(others.age),
      clothing: sayFit(some),
      place: sayFit(others.place),
      time: sayFit(time),
      village: sayFit(others.village),
      name: sayFit(others.name),
      language: sayFit(others.language),
    },
  }
}
