import { checkBound } from './bounds.ts'
import { type ContestServers, startContestServers } from './contest-servers.ts'
import { openPeers } from './peers.ts'
import { oneRowRate } from './pgbench.ts'
import { startOneRow } from './plain.ts'
import { plot } from './plot.ts'
import { type Contender, type Measured, measure } from './processes.ts'
import { best, cpuOf, printRuns, ratios, rounds, run } from './rounds.ts'
import { inTurn, spread } from './spread.ts'

const settling = { ...run, seconds: 8 }
const photos = 1000
const onOnePhoto = 'guide, one photo'

/**
 * Votes a second, 64 connections, each vote of another phone, each answered after its commit: the guide, a Fastify handler
 * that writes one row per request, and peers, on one embedded database. They take turns in every round, so that all of them
 * share whatever else the machine does. Bounds: 5 times the best peer, the one-row rate of pgbench, p99 100 ms.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const own = await startOneRow('one row per request', servers.database.application)
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
      put(onOnePhoto, await vote(servers, servers.guide, 1))
      put('one row per request, one photo', await vote(servers, own, 1))
      const rate = await oneRowRate(servers.database.application, photos, run.seconds)
      by = rate.by
      rates.push(rate.perSecond)
      await checkCounts(servers)
    }
    printRuns(found, 'votes/s')
    console.log(`${`one row, ${by}`.padEnd(34)} ${spread(rates, 'votes/s')}`)
    plot('votes', 'Votes for a thousand photos, 64 connections', 'votes a second', [
      ...all.map(({ name }) => ({ name, values: (found.get(name) ?? []).map(one => one.perSecond) })),
      { name: `one row by ${by}`, values: rates },
    ])
    for (const { name } of [own, ...peers]) {
      const cpu = spread(ratios(found, 'guide', name, cpuOf), '×')
      console.log(`guide / ${name}: ${spread(ratios(found, 'guide', name), '×')} votes, CPU ${cpu}`)
    }
    console.log(`one photo / a thousand: ${spread(ratios(found, onOnePhoto, 'guide'), '×')}`)
    const peer = best(
      found,
      'guide',
      peers.map(({ name }) => name),
    )
    checkBound(`votes, guide / best peer (${peer})`, peer ? ratios(found, 'guide', peer) : [], { atLeast: 5 })
    checkBound(
      `votes, guide / one row by ${by}`,
      rates.map((rate, n) => (found.get('guide')?.[n]?.perSecond ?? 0) / rate),
      { atLeast: 1 },
    )
    for (const name of ['guide', onOnePhoto])
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
