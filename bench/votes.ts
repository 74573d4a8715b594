import { loadavg } from 'node:os'
import { checkBound } from './bounds.ts'
import { type ContestServers, startContestServers } from './contest-servers.ts'
import { openPeers } from './peers.ts'
import { oneRowRate } from './pgbench.ts'
import { plot } from './plot.ts'
import { type Contender, type Measured, measure, start } from './processes.ts'
import { inTurn, median, spread } from './spread.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }
const settling = { ...run, seconds: 8 }
const photos = 1000

/**
 * Votes a second, 64 connections, each vote of another phone, each answered after its commit: the guide, a Fastify handler
 * that writes one row per request, and peers, on one embedded database. They take turns in every round, so that all of them
 * share whatever else the machine does. Bounds: 5 times the best peer, the one-row rate of pgbench, p99 100 ms.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const own = await start('one row per request', 'plain', [
    process.execPath,
    'bench/one-row-server.ts',
    JSON.stringify(servers.database.application),
  ])
  const peers = await openPeers(servers)
  const all = [servers.guide, own, ...peers]
  try {
    await servers.insertPhotos(photos)
    // Before the first round all code is compiled and all connections are open.
    for (const contender of all) await vote(servers, contender, photos, settling)
    const found = new Map<string, Measured[]>()
    const put = (name: string, measured: Measured) => found.set(name, [...(found.get(name) ?? []), measured])
    const rates: number[] = []
    let by = ''
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of inTurn(round, all)) put(contender.name, await vote(servers, contender, photos))
      put('guide, one photo', await vote(servers, servers.guide, 1))
      put('one row per request, one photo', await vote(servers, own, 1))
      const rate = await oneRowRate(servers.database.application, photos, run.seconds)
      by = rate.by
      rates.push(rate.perSecond)
      await checkCounts(servers)
    }
    console.log(`${rounds} rounds of ${run.seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    for (const [name, runs] of found) print(name, runs)
    console.log(`${`one row, ${by}`.padEnd(34)} ${spread(rates, 'votes/s')}`)
    plot('votes', 'Votes for a thousand photos, 64 connections', 'votes a second', [
      ...all.map(({ name }) => ({ name, values: (found.get(name) ?? []).map(one => one.perSecond) })),
      { name: `one row by ${by}`, values: rates },
    ])
    const guide = found.get('guide') ?? []
    const ratios = (name: string, of: (measured: Measured) => number) =>
      (found.get(name) ?? []).map((other, n) => of(guide[n] as Measured) / of(other))
    const ofRates = (name: string) => ratios(name, one => one.perSecond)
    for (const { name } of [own, ...peers]) {
      const cpu = ratios(name, one => one.serverCpu + one.databaseCpu)
      console.log(`guide / ${name}: ${spread(ofRates(name), '×')} votes, CPU ${spread(cpu, '×')}`)
    }
    const flatness = (found.get('guide, one photo') ?? []).map(
      (hot, n) => hot.perSecond / (guide[n]?.perSecond ?? 1),
    )
    console.log(`one photo / a thousand: ${spread(flatness, '×')}`)
    const [best] = peers.toSorted((a, b) => median(ofRates(a.name)) - median(ofRates(b.name)))
    checkBound(`votes, guide / best peer (${best?.name})`, best ? ofRates(best.name) : [], { atLeast: 5 })
    checkBound(
      `votes, guide / one row by ${by}`,
      rates.map((rate, n) => (guide[n]?.perSecond ?? 0) / rate),
      { atLeast: 1 },
    )
    for (const name of ['guide', 'guide, one photo'])
      checkBound(
        `votes, p99 of ${name}`,
        (found.get(name) ?? []).map(one => one.p99),
        { atMost: 100, unit: 'ms' },
      )
  } finally {
    for (const contender of [own, ...peers]) await contender.close()
    await servers.close()
  }
}

const vote = ({ deviceKey, database }: ContestServers, contender: Contender, count: number, how = run) =>
  measure(contender, { task: 'vote', photos: count, deviceKey }, how, database.processes)

/** Throws where a photo's count is not the number of its votes. */
async function checkCounts({ pool }: ContestServers): Promise<void> {
  const { rows } = await pool.query(
    `select id from photo_contest_submissions left join
       (select photo_id, count(*)::int as votes from photo_votes where voided_at is null group by 1) as valid on photo_id = id
     where vote_count <> coalesce(votes, 0)`,
  )
  if (rows.length > 0)
    throw new Error(`${rows.length} photos have a count that is not the number of their votes`)
}

function print(name: string, runs: readonly Measured[]): void {
  const of = (pick: (measured: Measured) => number, unit: string) => spread(runs.map(pick), unit)
  console.log(
    `${name.padEnd(34)} ${of(run => run.perSecond, 'votes/s')} · p99 ${of(run => run.p99, 'ms')} · CPU a vote ${of(run => run.serverCpu, '')} server + ${of(run => run.databaseCpu, 'µs')} database · refused ${runs.reduce((sum, run) => sum + run.refused, 0)}`,
  )
}
