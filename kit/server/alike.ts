import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { foldSpelling } from '#common/hindi.ts'
import { createFreshRuns, type SharedRuns } from '#common/shared-runs.ts'
import type { Sent } from './sent.ts'

/** A submission, with what decides its place in a list that is too full. `evidence`: how much speaks for it. */
export type SentRow = {
  id: string
  network: string
  device: string
  at: number
  words: string
  evidence: number
}
/** `place`: its position, from 1, in a full list. `isAlike`: many others sent around the same time use the same words. */
export type SentPlace = { place: number; isAlike: boolean }

/** How many reports within `window` ms must use a word before it counts as common: twice the missing persons of a bad hour. */
const fewestAlike = 40
const window = 600_000
/** Share of common words that makes a report alike. */
const commonShare = 0.75
/** A report with fewer common words is not compared with others. */
const fewestCommon = 2

/**
 * Orders reports so that no sender and no template of words pushes others out. Deals out places in rounds: one to each network, one
 * to each phone within it, one to each group of look-alikes. Reports of a group have the same number of
 * words of their own, so a flood with made-up names is one group and a report in somebody's own words is in another. Within a
 * round, reports with more evidence come first, then newer ones. Nothing is left out.
 */
export function placeReports(reports: readonly SentRow[]): Map<string, SentPlace> {
  const looks = looksOf(reports)
  const newest = reports
    .map((report, index) => ({ ...report, ...(looks[index] ?? plain), round: 1 }))
    .toSorted((a, b) => b.evidence - a.evidence || b.at - a.at || (a.id < b.id ? 1 : -1))
  const counts = new Map<string, number>()
  const next = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
  for (const report of newest) report.round = next(`sender ${report.look} ${report.network} ${report.device}`)
  // Within a network each phone's first report comes before the second of any.
  for (const report of newest.toSorted((a, b) => a.round - b.round))
    report.round = Math.max(
      report.network === '' ? 1 : next(`network ${report.look} ${report.network}`),
      report.look === '' ? 1 : next(`look ${report.look}`),
    )
  const placed = newest.toSorted((a, b) => a.round - b.round)
  return new Map(placed.map(({ id, isAlike }, index) => [id, { place: index + 1, isAlike }]))
}

type Look = { look: string; isAlike: boolean }
const plain: Look = { look: '', isAlike: false }

function looksOf(reports: readonly SentRow[]): Look[] {
  if (reports.length < fewestAlike) return []
  const words = reports.map(report => wordsOf(report.words))
  const common = commonWords(reports, words)
  return words.map((own, index) => {
    const known = own.filter(word => common(word, reports[index]?.at ?? 0)).length
    if (known === 0 || known < Math.min(fewestCommon, own.length)) return plain
    return { look: String(own.length - known), isAlike: known >= own.length * commonShare }
  })
}

/** Each word of a report once, without numbers, which say too little. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    foldSpelling(text)
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean),
  ),
]

/** Whether a word is used by enough reports of the minutes around a time. */
function commonWords(reports: readonly SentRow[], words: readonly (readonly string[])[]) {
  const times = new Map<string, number[]>()
  const order = reports.map(({ at }, index) => ({ at, index })).toSorted((a, b) => a.at - b.at)
  for (const { at, index } of order)
    for (const word of words[index] ?? []) {
      const known = times.get(word)
      if (known) known.push(at)
      else times.set(word, [at])
    }
  for (const [word, known] of times) if (known.length < fewestAlike) times.delete(word)
  return (word: string, at: number): boolean => {
    const known = times.get(word)
    return (
      known !== undefined &&
      firstAfter(known, at + window / 2) - firstAfter(known, at - window / 2) >= fewestAlike
    )
  }
}

/** How many of these times, earliest first, are at or before `at`. */
function firstAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** The most reports that are compared with each other, and how many characters of each. */
const mostCompared = 3000
const longestCompared = 160

/**
 * Places of what waits, by id; none while little waits, as on an ordinary day. `waiting`: queries of the ids of all that waits,
 * compared or not.
 */
export type SentPlaces = {
  places: ReadonlyMap<string, SentPlace>
  waiting: readonly RawBuilder<unknown>[]
}

export const joinPlaces = (all: readonly SentPlaces[]): SentPlaces => ({
  places: new Map(all.flatMap(({ places }) => [...places])),
  waiting: all.flatMap(({ waiting }) => waiting),
})

/** A table (id text, place int) to sort a list by: what is not in it comes first, what was not compared last. */
export function placeTable({ places, waiting }: SentPlaces): RawBuilder<unknown> {
  const numbers = [...places.values()].map(({ place }) => place)
  const ids = sql.join([sql`select null::text as id where false`, ...waiting], sql` union all `)
  return sql`(
    select id, coalesce(place, ${last}) as place
    from unnest(${[...places.keys()]}::text[], ${numbers}::int[]) as placed (id, place) right join (${ids}) waiting using (id))`
}
const last = 2 ** 31 - 1

const runs = new WeakMap<object, SharedRuns<Sent, SentPlaces>>()

/** Places of what waits of one kind. Those who ask while they are worked out share the next answer. */
export function placesOf(db: QueryExecutorProvider, sent: Sent): Promise<SentPlaces> {
  const executor = db.getExecutor()
  const ofDatabase = runs.get(executor) ?? createFreshRuns<Sent, SentPlaces>()
  runs.set(executor, ofDatabase)
  return ofDatabase(sent, () => readPlaces(db, sent))
}

/**
 * However many wait, a fixed number is read and compared: of each network in turn, and of each of its phones in turn, what has
 * most evidence, then the newest.
 */
async function readPlaces(db: QueryExecutorProvider, { open }: Sent): Promise<SentPlaces> {
  const { rows } = await sql<Omit<SentRow, 'at'> & { at: Date }>`
    with by_phone as materialized (
      select id, network, device, at, evidence,
        row_number() over (partition by network, device order by evidence desc, at desc, id desc) as of_phone
      from (${open}) sent),
    by_network as (
      select *, row_number() over (partition by network order by of_phone, evidence desc, at desc, id desc) as of_network
      from by_phone where (select count(*) from by_phone) >= ${fewestAlike}::int),
    compared as (
      select id from by_network
      order by case network when '' then 1 else of_network end, evidence desc, at desc, id desc limit ${mostCompared})
    select id, network, device, at, left(words, ${longestCompared}) as words, evidence
    from compared join (${open}) sent using (id)`.execute(db)
  return {
    places: placeReports(rows.map(row => ({ ...row, at: row.at.getTime() }))),
    waiting: rows.length === 0 ? [] : [sql`select id::text from (${open}) sent`],
  }
}
