import { loadavg } from 'node:os'
import { startContestServers } from './contest-servers.ts'
import { openPeers } from './peers.ts'
import { type Contender, type Measured, measure, start } from './processes.ts'
import { inTurn, spread } from './spread.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }

/**
 * The gallery's first page a second, 64 connections: the guide, plain node:http with the same bytes, a handler of ours that
 * asks the database every time, and peers; the guide with 100, 1,000 and 100,000 photos.
 */
export async function bench(): Promise<void> {
  const context = await startContestServers()
  const others: Contender[] = []
  try {
    await context.plant(1000)
    const plain = await start('plain node:http, same bytes', 'plain', [
      process.execPath,
      'bench/plain-server.ts',
      `${context.guide.url}/api/photos`,
    ])
    const own = await start('a query per request', 'plain', [
      process.execPath,
      'bench/one-row-server.ts',
      JSON.stringify(context.database.application),
    ])
    const peers = await openPeers(context)
    others.push(plain, own, ...peers)
    const found = new Map<string, Measured[]>()
    const ask = (contender: Contender) =>
      measure(contender, { task: 'list', photos: 0 }, run, context.database.processes)
    const list = async (name: string, contender: Contender) => {
      found.set(name, [...(found.get(name) ?? []), await ask(contender)])
    }
    // Compiled and connected first: what a server does in its first seconds is not what is asked here.
    for (const contender of [context.guide, ...others]) await ask(contender)
    for (let round = 0; round < rounds; round += 1)
      for (const contender of inTurn(round, [context.guide, ...others])) await list(contender.name, contender)
    for (let round = 0; round < rounds; round += 1)
      for (const photos of inTurn(round, [100, 100_000])) {
        await context.plant(photos)
        await list(`guide, ${photos} photos`, context.guide)
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
    const rates = (name: string) => (found.get(name) ?? []).map(one => one.perSecond)
    for (const { name } of others)
      console.log(
        `guide / ${name}: ${spread(
          rates(name).map((rate, n) => (rates('guide')[n] ?? 0) / rate),
          '×',
        )}`,
      )
    console.log(
      `100,000 photos / 100: ${spread(
        rates('guide, 100000 photos').map((rate, n) => rate / (rates('guide, 100 photos')[n] ?? 1)),
        '×',
      )}`,
    )
  } finally {
    for (const contender of others) await contender.close()
    await context.close()
  }
}
