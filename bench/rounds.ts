import { loadavg } from 'node:os'
import type { Measured } from './processes.ts'
import { inTurn, median, spread } from './spread.ts'

/** How many rounds a bench has and how long a contender is measured in each; ROUNDS and SECONDS make a bench short. */
export const rounds = Number(process.env.ROUNDS ?? 5)
export const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }

/** What was measured of each name, one entry for each round. */
export type Runs = ReadonlyMap<string, readonly Measured[]>

/** Measures all in turn. Each is asked once before the first round: then code is compiled and connections are open. */
export async function inRounds<One extends { name: string }>(
  all: readonly One[],
  ask: (one: One) => Promise<Measured>,
): Promise<Runs> {
  const found = new Map<string, Measured[]>()
  for (const one of all) await ask(one)
  for (let round = 0; round < rounds; round += 1)
    for (const one of inTurn(round, all))
      found.set(one.name, [...(found.get(one.name) ?? []), await ask(one)])
  return found
}

/** One line for each name; `unit`: what is counted, such as `lists/s`. */
export function printRuns(found: Runs, unit: string): void {
  console.log(`${rounds} rounds of ${run.seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  for (const [name, runs] of found) {
    const of = (pick: (one: Measured) => number, its: string) => spread(runs.map(pick), its)
    const cpu = `CPU ${of(one => one.serverCpu, '')} server + ${of(one => one.databaseCpu, 'µs')} database`
    const refused = runs.reduce((sum, one) => sum + one.refused, 0)
    console.log(
      `${name.padEnd(34)} ${of(one => one.perSecond, unit)} · p99 ${of(one => one.p99, 'ms')} · ${cpu} · refused ${refused}`,
    )
  }
}

/** Answers a second of each name, for a plot. */
export const bars = (found: Runs): { name: string; values: number[] }[] =>
  [...found].map(([name, runs]) => ({ name, values: runs.map(perSecond) }))

/** One name's figure over another's in each round. */
export const ratios = (
  found: Runs,
  one: string,
  other: string,
  pick: (measured: Measured) => number = perSecond,
): number[] =>
  (found.get(one) ?? []).map((measured, n) => pick(measured) / pick(found.get(other)?.[n] as Measured))

export const perSecond = (measured: Measured): number => measured.perSecond
/** CPU of server and database for one answer, in µs. */
export const cpuOf = (measured: Measured): number => measured.serverCpu + measured.databaseCpu

/** The one of these names that comes closest to `one` in answers a second. */
export const best = (found: Runs, one: string, names: readonly string[]): string | undefined =>
  names.toSorted((a, b) => median(ratios(found, one, a)) - median(ratios(found, one, b)))[0]
