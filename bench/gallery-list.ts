import { checkBound } from './bounds.ts'
import { startContestServers } from './contest-servers.ts'
import { openPeers } from './peers.ts'
import { startNginx, startOneRow, startPlain } from './plain.ts'
import { plot } from './plot.ts'
import { type Contender, measure } from './processes.ts'
import { bars, best, inRounds, printRuns, ratios, run } from './rounds.ts'
import { spread } from './spread.ts'

/**
 * The gallery's first page a second, 64 connections: the guide, plain node:http and nginx with the same bytes, a Fastify handler that
 * queries the database every time, and peers; then the guide with 100 and with 100,000 photos. Bounds: 0.85 of plain
 * node:http, 20 times the best peer, p99 100 ms, 100,000 photos as fast as 100.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const { guide } = servers
  const others: Contender[] = []
  try {
    await servers.insertPhotos(1000)
    const plain = await startPlain(`${guide.url}/api/photos`)
    const nginx = await startNginx(`${guide.url}/api/photos`)
    const own = await startOneRow('a query per request', servers.database.application)
    const peers = await openPeers(servers)
    others.push(plain, ...(nginx ? [nginx] : []), own, ...peers)
    const ask = (contender: Contender) =>
      measure(contender, { task: 'list' }, run, servers.database.processes)
    const found = await inRounds([guide, ...others], ask)
    printRuns(found, 'lists/s')
    plot('gallery-list', 'The gallery’s first page, 64 connections', 'lists a second', bars(found))
    const sizes = [100, 100_000].map(photos => ({ name: `guide, ${photos} photos`, photos }))
    const flat = await inRounds(sizes, async ({ photos }) => {
      await servers.insertPhotos(photos)
      return ask(guide)
    })
    printRuns(flat, 'lists/s')
    for (const { name } of others)
      console.log(`guide / ${name}: ${spread(ratios(found, 'guide', name), '×')}`)
    const peer = best(
      found,
      'guide',
      peers.map(({ name }) => name),
    )
    checkBound('list, guide / plain node:http', ratios(found, 'guide', plain.name), { atLeast: 0.85 })
    checkBound(`list, guide / best peer (${peer})`, peer ? ratios(found, 'guide', peer) : [], { atLeast: 20 })
    checkBound(
      'list, p99 of guide',
      (found.get('guide') ?? []).map(one => one.p99),
      { atMost: 100, unit: 'ms' },
    )
    // Equal, within what two runs of the same contender differ.
    checkBound('list, 100,000 photos / 100', ratios(flat, sizes[1]?.name ?? '', sizes[0]?.name ?? ''), {
      atLeast: 0.9,
    })
  } finally {
    for (const contender of others) await contender.close()
    await servers.close()
  }
}
