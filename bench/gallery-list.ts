import { loadavg } from 'node:os'
import { checkBound } from './bounds.ts'
import { startContestServers } from './contest-servers.ts'
import { startNginx } from './nginx.ts'
import { openPeers } from './peers.ts'
import { plot } from './plot.ts'
import { type Contender, type Measured, measure, start } from './processes.ts'
import { inTurn, median, spread } from './spread.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }

/**
 * The gallery's first page a second, 64 connections: the guide, plain node:http and nginx with the same bytes, a Fastify handler that
 * queries the database every time, and peers; then the guide with 100 and with 100,000 photos. Bounds: 0.85 of plain
 * node:http, 20 times the best peer, p99 100 ms, 100,000 photos as fast as 100.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const others: Contender[] = []
  try {
    await servers.insertPhotos(1000)
    const plain = await start('plain node:http, same bytes', 'plain', [
      process.execPath,
      'bench/plain-server.ts',
      `${servers.guide.url}/api/photos`,
    ])
    const own = await start('a query per request', 'plain', [
      process.execPath,
      'bench/one-row-server.ts',
      JSON.stringify(servers.database.application),
    ])
    const nginx = await startNginx(`${servers.guide.url}/api/photos`)
    const peers = await openPeers(servers)
    others.push(plain, ...(nginx ? [nginx] : []), own, ...peers)
    const found = new Map<string, Measured[]>()
    const ask = (contender: Contender) =>
      measure(contender, { task: 'list', photos: 0 }, run, servers.database.processes)
    const list = async (name: string, contender: Contender) => {
      found.set(name, [...(found.get(name) ?? []), await ask(contender)])
    }
    // Before the first round all code is compiled and all connections are open.
    for (const contender of [servers.guide, ...others]) await ask(contender)
    for (let round = 0; round < rounds; round += 1)
      for (const contender of inTurn(round, [servers.guide, ...others])) await list(contender.name, contender)
    for (let round = 0; round < rounds; round += 1)
      for (const photos of inTurn(round, [100, 100_000])) {
        await servers.insertPhotos(photos)
        await list(`guide, ${photos} photos`, servers.guide)
      }
    console.log(`${rounds} rounds of ${run.seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    for (const [name, runs] of found)
      console.log(
        `${name.padEnd(30)} ${spread(
          runs.map(one => one.perSecond),
          'lists/s',
        )} · p99 ${spread(
          runs.map(one => one.p99),
          'ms',
        )} · CPU ${spread(
          runs.map(one => one.serverCpu + one.databaseCpu),
          'µs',
        )} · refused ${runs.reduce((sum, one) => sum + one.refused, 0)}`,
      )
    plot(
      'gallery-list',
      'The gallery’s first page, 64 connections',
      'lists a second',
      [...found]
        .filter(([name]) => !name.startsWith('guide,'))
        .map(([name, runs]) => ({ name, values: runs.map(one => one.perSecond) })),
    )
    const rates = (name: string) => (found.get(name) ?? []).map(one => one.perSecond)
    const ratios = (name: string) => rates(name).map((rate, n) => (rates('guide')[n] ?? 0) / rate)
    for (const { name } of others) console.log(`guide / ${name}: ${spread(ratios(name), '×')}`)
    const [best] = peers.toSorted((a, b) => median(ratios(a.name)) - median(ratios(b.name)))
    checkBound('list, guide / plain node:http', ratios(plain.name), { atLeast: 0.85 })
    checkBound(`list, guide / best peer (${best?.name})`, best ? ratios(best.name) : [], { atLeast: 20 })
    checkBound(
      'list, p99 of guide',
      (found.get('guide') ?? []).map(one => one.p99),
      { atMost: 100, unit: 'ms' },
    )
    // Equal, within what two runs of the same contender differ.
    checkBound(
      'list, 100,000 photos / 100',
      rates('guide, 100000 photos').map((rate, n) => rate / (rates('guide, 100 photos')[n] ?? 1)),
      { atLeast: 0.9 },
    )
  } finally {
    for (const contender of others) await contender.close()
    await servers.close()
  }
}
