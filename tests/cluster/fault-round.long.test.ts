import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool, type QueryResult } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#kit/server/db/open.ts'
import { followReplica } from '#kit/server/db/replica.ts'
import { inQueryClass } from '#kit/server/db/shared-pool.ts'
import { openBucketServer } from '../bucket-server.ts'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { openStream } from '../processes/live-stream.ts'
import { feedback, type Load, lostFeedback, sendFeedback } from '../processes/load.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { openDevice } from '../world/device.ts'
import { staffBrowser } from '../world/staff-browser.ts'
import { type Cluster, openCluster } from './open-cluster.ts'
import { type Node, superuser } from './patroni.ts'
import { missingPrograms } from './programs.ts'
import { photosIn, sendPhotos, sendVotes, votesIn } from './writers.ts'

/** Two server processes on a cluster of PostgreSQL, through PgBouncer, with the photos in a bucket. */
// Minutes of several servers: only where it is asked for, with CLUSTER=1 npm test -- tests/cluster.
const missing = process.env.CLUSTER ? missingPrograms() : 'it runs with CLUSTER=1.'
if (missing) console.log(`The fault round of the cluster is left out: ${missing}`)
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 90_000 } } })
const password = 'bol bam guide'
const urlOf = ({ port }: Node) =>
  `postgresql://${superuser.user}:${superuser.password}@127.0.0.1:${port}/mela`
async function onNode(node: Node, work: (client: Client) => Promise<QueryResult>): Promise<QueryResult> {
  const client = new Client({ connectionString: urlOf(node) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe.skipIf(missing !== undefined)('on a cluster', () => {
  const folder = missing ? '' : mkdtempSync(join(tmpdir(), 'mela-cluster-'))
  const dataDir = missing ? '' : makeDataFolder()
  let cluster: Cluster
  let bucket: Awaited<ReturnType<typeof openBucketServer>>
  let server: ServerProcess
  beforeAll(async () => {
    cluster = await openCluster(folder)
    await cluster.isSynchronous()
    bucket = await openBucketServer('photos')
    const { endpoint, credentials } = bucket.settings
    server = await startServer(dataDir, {
      env: {
        WEB_PROCESSES: '2',
        ADMIN_PASSWORD: password,
        DATABASE_URL: cluster.url,
        DATABASE_READ_URL: cluster.readUrl,
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'photos',
        S3_ACCESS_KEY_ID: credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      },
    })
    expect(server.url, server.stderr()).not.toBe('')
  })
  afterAll(async () => {
    server?.kill('SIGTERM')
    await server?.ended
    await bucket?.close()
    await cluster?.stop()
    for (const path of [folder, dataDir]) if (path) rmSync(path, { recursive: true, force: true })
    removeDataFolder(dataDir)
    vi.resetConfig()
  })
  const query = async <Row extends object>(sql: string) => {
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    try {
      return await client.query<Row>(sql)
    } finally {
      await client.end()
    }
  }
  const grows = async ({ acknowledged }: Pick<Load, 'acknowledged'>, by = 20) => {
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + by)
  }

  test('a live event reaches the streams of both processes without LISTEN', async () => {
    const streams = Array.from({ length: 16 }, () => openStream(server.url, 'crowd'))
    await expect.poll(() => streams.filter(one => one.text().includes('event: ready'))).toHaveLength(16)
    const admin = staffBrowser(server.url)
    await admin.call('POST', '/api/session', { username: 'admin', password, as: 'admin' })
    const { rows } = await query<{ id: string }>('select id from crowd_status limit 1')
    const body = { status: 'high', description: { en: '', hi: '' } }
    const told = await admin.call('PUT', `/api/crowd-status/${rows[0]?.id}`, body)
    expect(told.status).toBeLessThan(300)
    await expect.poll(() => streams.filter(one => one.text().includes('event: crowd'))).toHaveLength(16)
    const lists = () =>
      Promise.all(
        Array.from({ length: 16 }, async () => {
          const answer = await fetch(`${server.url}/api/crowd-status`, { headers: { connection: 'close' } })
          return (await answer.text()).includes('"status":"high"')
        }),
      )
    await expect.poll(lists).not.toContain(false)
    for (const { socket } of streams) socket.destroy()
  })

  test('replicas answer reads, and a phone that has just written is marked to read from the primary', async () => {
    const device = await openDevice(server.url)
    const readers = async () => {
      await device.get('/api/lost-found/mine')
      const found = await Promise.all(
        cluster.nodes.map(async node => {
          const sql = `select 1 from pg_stat_activity where application_name = 'mela-guide reads'`
          return (await onNode(node, client => client.query(sql))).rowCount ?? 0
        }),
      )
      return found.reduce((sum, count) => sum + count, 0)
    }
    await expect.poll(readers).toBeGreaterThan(0)
    const { headers } = await device.post('/api/feedback', feedback(crypto.randomUUID()))
    expect(headers.getSetCookie()).toContain('w=1; Path=/; Max-Age=15; HttpOnly; SameSite=Lax')
  })

  test('a replica that is far behind is not asked, and is again once it has caught up', async () => {
    const primary = new Pool({ connectionString: cluster.url, max: 1 })
    const first = await cluster.primary()
    const behind = cluster.nodes.find(node => node !== first) as Node
    const replica = followReplica(primary, urlOf(behind))
    onTestFinished(async () => {
      await replica.close()
      await primary.end()
    })
    await expect.poll(replica.isFresh).toBe(true)
    // Patroni ends a pause of the replay within seconds; a process that is stopped stays so.
    const { rows } = await onNode(behind, client =>
      client.query(`select pid from pg_stat_activity where backend_type = 'startup'`),
    )
    process.kill(rows[0]?.pid, 'SIGSTOP')
    onTestFinished(() => void process.kill(rows[0]?.pid, 'SIGCONT'))
    await query('create table later (n int)')
    const afterWriting = async () => {
      await query('insert into later values (1)')
      return replica.isFresh()
    }
    await expect.poll(afterWriting).toBe(false)
    process.kill(rows[0]?.pid, 'SIGCONT')
    await expect.poll(replica.isFresh).toBe(true)
  })

  test('of two replicas behind one address the one that is far behind is not asked', async () => {
    const primary = openPool({ connectionString: cluster.url }, 'shared')
    primary.replica = followReplica(primary, cluster.readUrl)
    onTestFinished(() => primary.end())
    await expect.poll(primary.replica.isFresh).toBe(true)
    const first = await cluster.primary()
    const behind = cluster.nodes.find(node => node !== first) as Node
    const { rows } = await onNode(behind, client =>
      client.query(`select pid from pg_stat_activity where backend_type = 'startup'`),
    )
    const asked = async () => {
      const clients = await Promise.all(
        Array.from({ length: 6 }, () => inQueryClass('copy', () => primary.connect())),
      )
      const found = await Promise.all(clients.map(client => client.query('select max(n) as n from numbers')))
      for (const client of clients) client.release()
      return found.map(({ rows }) => Number(rows[0].n))
    }
    await query('create table numbers (n int)')
    await query('insert into numbers values (1)')
    await expect.poll(asked).toEqual(Array(6).fill(1))
    process.kill(rows[0]?.pid, 'SIGSTOP')
    onTestFinished(() => void process.kill(rows[0]?.pid, 'SIGCONT'))
    await query('insert into numbers values (2)')
    // Within five seconds it may still be asked.
    await expect.poll(asked).toEqual(Array(6).fill(2))
    const answers: number[] = []
    const hundred = async () => answers.push(...(await asked())) > 100
    await expect.poll(hundred).toBe(true)
    expect(new Set(answers)).toEqual(new Set([2]))
    expect(primary.replica.isFresh()).toBe(true)
  })

  test('PgBouncer restarted under load loses no acknowledged write', async () => {
    const load = sendFeedback(server.url)
    await grows(load)
    await cluster.bouncer.stop('SIGTERM')
    await cluster.bouncer.start()
    await grows(load)
    await load.stop()
    expect(await lostFeedback(query, load)).toEqual([])
  })

  test('the store away for a while refuses photos and loses none, while text is kept', async () => {
    const photos = await sendPhotos(server.url, query)
    const load = sendFeedback(server.url, 2)
    await grows(photos, 5)
    bucket.broken = true
    await grows(load)
    bucket.broken = false
    await grows(photos, 5)
    await Promise.all([photos.stop(), load.stop()])
    expect(await photosIn(query, await bucket.keys(), photos)).toEqual([])
    expect(await lostFeedback(query, load)).toEqual([])
  })

  test('the primary lost under votes and uploads: every acknowledged row is there, and reads go on', async () => {
    const votes = await sendVotes(server.url, query)
    const photos = await sendPhotos(server.url, query)
    const load = sendFeedback(server.url)
    await grows(votes)
    await grows(photos, 5)
    await cluster.isSynchronous()
    const lost = await cluster.primary()
    let over = false
    const failedReads: number[] = []
    const reading = (async () => {
      while (!over)
        for (const path of ['/', '/api/crowd-status', '/api/photos']) {
          const { status, body } = await fetch(server.url + path)
          await body?.cancel()
          if (status !== 200) failedReads.push(status)
        }
    })()
    await lost.lose()
    for (const one of [votes, load]) await grows(one)
    await grows(photos, 5)
    expect(await cluster.primary()).not.toBe(lost)
    over = true
    await reading
    await Promise.all([votes.stop(), photos.stop(), load.stop()])
    console.log(
      `Without an acknowledged write: ${(load.longestPause() / 1000).toFixed(1)} s. Acknowledged in all: ${votes.acknowledged.size} votes, ${photos.acknowledged.size} photos, ${load.acknowledged.size} texts.`,
    )
    expect(await lostFeedback(query, load)).toEqual([])
    expect(await votesIn(query, votes)).toEqual([])
    expect(await photosIn(query, await bucket.keys(), photos)).toEqual([])
    expect(failedReads).toEqual([])
    lost.start()
    await cluster.isSynchronous()
  })
})
