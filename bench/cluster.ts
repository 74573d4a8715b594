import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { openCluster } from '#tests/cluster/open-cluster.ts'
import { superuser } from '#tests/cluster/patroni.ts'
import { missingPrograms } from '#tests/cluster/programs.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { checkBound } from './bounds.ts'
import { type Contest, openContest, startContestServers, startGuide } from './contest-servers.ts'
import { plot } from './plot.ts'
import { type Contender, measure } from './processes.ts'
import type { Wanted } from './requests.ts'
import { bars, inRounds, printRuns, ratios, run } from './rounds.ts'

const photos = 1000

/**
 * List and votes, 64 connections, of a guide on the cluster of tests/cluster (three nodes under Patroni, each commit on two of them,
 * PgBouncer in transaction mode and HAProxy between) and of a guide on its embedded database, in turn on the same cores. The CPU of
 * the database is that of all three nodes; that of PgBouncer, HAProxy, Patroni and etcd is not counted. Bounds: the prepared list
 * 0.9 of the embedded one, half the votes, and none refused.
 */
export async function bench(): Promise<void> {
  const missing = missingPrograms()
  if (missing) return console.log(`left out: ${missing}`)
  const folder = mkdtempSync(join(tmpdir(), 'mela-cluster-'))
  const dataDir = makeDataFolder()
  const closing: (() => Promise<unknown>)[] = []
  try {
    const cluster = await openCluster(folder)
    closing.push(cluster.stop)
    await cluster.isSynchronous()
    const guide = await startGuide(dataDir, {
      name: 'guide on a cluster',
      env: { DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl },
    })
    closing.push(guide.close)
    // Not through PgBouncer: vacuum and truncate are no part of what is measured.
    const { port } = await cluster.primary()
    const pool = new Pool({ host: '127.0.0.1', port, database: 'mela', ...superuser, max: 1 })
    closing.push(() => pool.end())
    const processes = cluster.nodes.map(({ name }) =>
      Number(readFileSync(join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
    )
    const embedded = await startContestServers()
    closing.push(embedded.close)
    const onCluster: Guide = { contender: guide, processes, ...(await openContest(guide, pool)) }
    const alone: Guide = { contender: embedded.guide, ...embedded, processes: embedded.database.processes }
    for (const each of [alone, onCluster]) await each.insertPhotos(photos)
    const both = [alone, onCluster].map(each => ({ name: each.contender.name, ...each }))
    const ask = ({ contender, processes: database }: Guide, wanted: Wanted) =>
      measure(contender, wanted, run, database)
    const lists = await inRounds(both, each => ask(each, { task: 'list' }))
    printRuns(lists, 'lists/s')
    const votes = await inRounds(both, each => ask(each, { task: 'vote', photos, deviceKey: each.deviceKey }))
    printRuns(votes, 'votes/s')
    plot(
      'cluster',
      'Votes on a cluster and on the embedded database, 64 connections',
      'votes a second',
      bars(votes),
    )
    const [name = '', reference = ''] = [guide.name, embedded.guide.name]
    checkBound('list, cluster / embedded', ratios(lists, name, reference), { atLeast: 0.9 })
    checkBound('votes, cluster / embedded', ratios(votes, name, reference), { atLeast: 0.5 })
    checkBound(
      'votes refused on the cluster',
      (votes.get(name) ?? []).map(one => one.refused),
      { atMost: 0, unit: '' },
    )
  } finally {
    for (const close of closing.reverse()) await close()
    rmSync(folder, { recursive: true })
    removeDataFolder(dataDir)
  }
}

type Guide = Pick<Contest, 'deviceKey' | 'insertPhotos'> & {
  contender: Contender
  processes: readonly number[]
}
