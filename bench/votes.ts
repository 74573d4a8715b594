import { loadavg } from 'node:os'
import { type ContestServers, startContestServers } from './contest-servers.ts'
import { openPeers } from './peers.ts'
import { oneRowRate } from './pgbench.ts'
import { type Contender, type Measured, measure, start } from './processes.ts'
import { inTurn, spread } from './spread.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }
const settling = { ...run, seconds: 8 }
const photos = 1000

/**
 * Votes a second, 64 connections, each vote of another phone, each answered after its commit: the guide, a handler of ours
 * that writes one row per request, and peers, on one embedded database; in turn, so that the machine's mood is shared.
 */
export async function bench(): Promise<void> {
  const context = await startContestServers()
  const own = await start('one row per request', 'plain', [
    process.execPath,
    'bench/one-row-server.ts',
    JSON.stringify(context.database.application),
  ])
  const peers = await openPeers(context)
  const all = [context.guide, own, ...peers]
  try {
    await context.plant(photos)
    // Compiled and connected first: what a server does in its first seconds is not what is asked here.
    for (const contender of all) await vote(context, contender, photos, settling)
    const found = new Map<string, Measured[]>()
    const put = (name: string, measured: Measured) => found.set(name, [...(found.get(name) ?? []), measured])
    const rates: number[] = []
    let by = ''
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of inTurn(round, all)) put(contender.name, await vote(context, contender, photos))
      put('guide, one photo', await vote(context, context.guide, 1))
      put('one row per request, one photo', await vote(context, own, 1))
      const rate = await oneRowRate(context.database.application, photos, run.seconds)
      by = rate.by
      rates.push(rate.perSecond)
      await isTrue(context)
    }
    console.log(`${rounds} rounds of ${run.seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    for (const [name, runs] of found) say(name, runs)
    console.log(`${`one row, ${by}`.padEnd(34)} ${spread(rates, 'votes/s')}`)
    const guide = found.get('guide') ?? []
    const ratio = (name: string, of: (measured: Measured) => number) =>
      spread(
        (found.get(name) ?? []).map((other, n) => of(guide[n] as Measured) / of(other)),
        '×',
      )
    for (const { name } of [own, ...peers])
      console.log(
        `guide / ${name}: ${ratio(name, run => run.perSecond)} votes, CPU ${ratio(name, run => run.serverCpu + run.databaseCpu)}`,
      )
    console.log(
      `guide / one row by ${by}: ${spread(
        rates.map((rate, n) => (guide[n]?.perSecond ?? 0) / rate),
        '×',
      )}`,
    )
    console.log(
      `one photo / a thousand: ${spread(
        (found.get('guide, one photo') ?? []).map((hot, n) => hot.perSecond / (guide[n]?.perSecond ?? 1)),
        '×',
      )}`,
    )
  } finally {
    for (const contender of [own, ...peers]) await contender.close()
    await context.close()
  }
}

const vote = ({ deviceKey, database }: ContestServers, contender: Contender, count: number, how = run) =>
  measure(contender, { task: 'vote', photos: count, deviceKey }, how, database.processes)

/** A fast count that is wrong is worth nothing. */
async function isTrue({ pool }: ContestServers): Promise<void> {
  const { rows } = await pool.query(
    `select id from photo_contest_submissions left join
       (select photo_id, count(*)::int as votes from photo_votes where voided_at is null group by 1) as valid on photo_id = id
     where vote_count <> coalesce(votes, 0)`,
  )
  if (rows.length > 0)
    throw new Error(`${rows.length} photos have a count that is not the number of their votes`)
}

function say(name: string, runs: readonly Measured[]): void {
  const of = (pick: (measured: Measured) => number, unit: string) => spread(runs.map(pick), unit)
  console.log(
    `${name.padEnd(34)} ${of(run => run.perSecond, 'votes/s')} · p99 ${of(run => run.p99, 'ms')} · CPU a vote ${of(run => run.serverCpu, '')} server + ${of(run => run.databaseCpu, 'µs')} database · refused ${runs.reduce((sum, run) => sum + run.refused, 0)}`,
  )
}
