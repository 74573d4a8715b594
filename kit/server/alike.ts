import { type QueryExecutorProvider, sql } from 'kysely'
import { foldSpelling } from '#common/hindi.ts'
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

/** Places of what waits of one kind, by id; empty while little waits, as on an ordinary day. */
export async function placesOf(
  db: QueryExecutorProvider,
  { open }: Sent,
): Promise<ReadonlyMap<string, SentPlace>> {
  const { rows } = await sql<Omit<SentRow, 'at'> & { at: Date }>`
    with sent as materialized (${open})
    select id, network, device, at, words, evidence from sent
    where (select count(*) from sent) >= ${fewestAlike}::int`.execute(db)
  return placeReports(rows.map(row => ({ ...row, at: row.at.getTime() })))
}
