import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBucketServer } from '../bucket-server.ts'
import { feedback, lostFeedback, sendFeedback } from '../drills/load.ts'
import { openStream } from '../processes/live-stream.ts'
import { deviceOf, openDevice } from '../world/device.ts'
import { type StaffBrowser, signedInBrowser, staffBrowser } from '../world/staff-browser.ts'
import { type Machines, openMachines } from './machines.ts'
import { type Cluster, openCluster } from './open-cluster.ts'
import { readAllTheTime } from './readers.ts'
import { knownPhones, photosIn, sendPhotos, sendVotes, votesIn } from './writers.ts'

/**
 * Two guides as if on two machines, behind HAProxy, on three nodes of PostgreSQL under Patroni, with the photos in a bucket.
 */
const password = 'bol bam guide'
let folder = ''
let cluster: Cluster
let bucket: Awaited<ReturnType<typeof openBucketServer>>
let machines: Machines
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mela-cluster-'))
  cluster = await openCluster(folder)
  await cluster.synchronous()
  bucket = await openBucketServer('photos')
  const env = { ADMIN_PASSWORD: password }
  machines = await openMachines('haproxy', { folder, databaseUrl: cluster.url, bucket, env })
})
afterAll(async () => {
  await machines?.stop()
  await bucket?.close()
  await cluster?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const query = async <Row extends object>(sql: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  try {
    return await client.query<Row>(sql, values)
  } finally {
    await client.end()
  }
}
const machine = (n: number) => machines.guides[n]?.url ?? ''
/** The same browser at another address, with the same cookies. */
const at = (url: string, from: StaffBrowser) => {
  const other = staffBrowser(url)
  for (const [name, value] of from.cookies) other.cookies.set(name, value)
  return other
}

test('a session, a limit, a prepared answer and a live event are shared by both machines', async () => {
  const admin = await signedInBrowser(machines.url, 'admin', { username: 'admin', password })
  for (const n of [0, 1])
    expect((await at(machine(n), admin).call('GET', '/api/staff-accounts')).status).toBe(200)

  const device = await openDevice(machines.url)
  const sent = await Promise.all(
    Array.from({ length: 40 }, () => device.post('/api/feedback', feedback(crypto.randomUUID()))),
  )
  const stored = sent.filter(({ status }) => status === 201).length
  expect(stored).toBeGreaterThan(0)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(40 - stored)
  for (const n of [0, 1]) {
    const again = deviceOf(machine(n), device.cookie).post('/api/feedback', feedback(crypto.randomUUID()))
    expect((await again).status).toBe(429)
  }

  const streams = [0, 1].flatMap(n => Array.from({ length: 8 }, () => openStream(machine(n), 'crowd')))
  streams.push(...Array.from({ length: 8 }, () => openStream(machines.url, 'crowd')))
  await expect.poll(() => streams.filter(one => one.text().includes('event: ready'))).toHaveLength(24)
  const { places } = (await device.get('/api/crowd-status')).body
  const status = places[0].status === 'high' ? 'low' : 'high'
  const body = { status, description: { en: '', hi: '' } }
  const told = await at(machine(1), admin).call('PUT', `/api/crowd-status/${places[0].id}`, body)
  expect(told.status).toBeLessThan(300)
  await expect.poll(() => streams.filter(one => one.text().includes(`"status":"${status}"`))).toHaveLength(24)
  const isNew = async (n: number) => {
    const answer = await fetch(`${machine(n)}/api/crowd-status`, { headers: { connection: 'close' } })
    return (await answer.json()).places[0].status === status
  }
  await expect.poll(() => Promise.all([0, 1].map(isNew))).not.toContain(false)
  for (const { socket } of streams) socket.destroy()

  await at(machine(0), admin).call('DELETE', '/api/session')
  for (const n of [0, 1])
    expect((await at(machine(n), admin).call('GET', '/api/staff-accounts')).status).toBe(401)
})

/** Visitors who write and read through the proxy. */
const visit = async () => {
  const texts = sendFeedback(machines.url, 4, 100, await knownPhones(machines.url, query))
  const photos = await sendPhotos(machines.url, query)
  const votes = await sendVotes(machines.url, query)
  const reads = readAllTheTime(machines.url, ['/', '/api/crowd-status', '/gallery', '/api/photos'])
  const all = [texts, photos, votes, reads]
  const stop = async () => void (await Promise.all(all.map(one => one.stop())))
  onTestFinished(stop)
  const sizes = () => [
    texts.acknowledged.size,
    photos.acknowledged.size,
    votes.acknowledged.size,
    reads.answered(),
  ]
  return {
    texts,
    photos,
    votes,
    reads,
    stop,
    /** Resolves once each kind of visitor has been answered several more times. */
    async goOn() {
      const before = sizes()
      const more = [20, 3, 20, 50]
      await expect
        .poll(() => sizes().every((size, n) => size >= (before[n] ?? 0) + (more[n] ?? 0)))
        .toBe(true)
    },
    /** What was acknowledged but is missing. */
    lost: async () => [
      ...(await lostFeedback(query, texts)),
      ...(await photosIn(query, await bucket.keys(), photos)),
      ...(await votesIn(query, votes)),
    ],
  }
}

test('while one machine after another is restarted, pages are read and nothing sent is lost', async () => {
  const visitors = await visit()
  await visitors.goOn()
  for (const guide of machines.guides) {
    await guide.restart()
    await visitors.goOn()
  }
  await visitors.stop()
  expect([...visitors.reads.refused]).toEqual([])
  expect(await visitors.lost()).toEqual([])
})

test('after losing the primary under votes, photos and texts every acknowledged row is there, and reads go on', async () => {
  const visitors = await visit()
  await visitors.goOn()
  await cluster.synchronous()
  const lost = await cluster.primary()
  await lost.lose()
  await visitors.goOn()
  expect(await cluster.primary()).not.toBe(lost)
  await visitors.stop()
  console.log(
    `Without an acknowledged text: ${(visitors.texts.longestPause() / 1000).toFixed(1)} s. Acknowledged: ${visitors.votes.acknowledged.size} votes, ${visitors.photos.acknowledged.size} photos, ${visitors.texts.acknowledged.size} texts.`,
  )
  expect(await visitors.lost()).toEqual([])
  expect([...visitors.reads.refused]).toEqual([])
})
