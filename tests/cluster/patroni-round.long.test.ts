import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CaseList } from '#features/cases/contract.ts'
import { openBucketServer } from '../bucket-server.ts'
import { feedback, lostFeedback, sendFeedback } from '../drills/load.ts'
import { notice } from '../drills/round-phones.ts'
import { openStream } from '../processes/live-stream.ts'
import { newPhone, openPushService } from '../push-service.ts'
import { openDevice } from '../world/device.ts'
import { type StaffBrowser, staffBrowser } from '../world/staff-browser.ts'
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
let pushes: Awaited<ReturnType<typeof openPushService>>
let machines: Machines
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mela-cluster-'))
  cluster = await openCluster(folder)
  await cluster.synchronous()
  bucket = await openBucketServer('photos')
  pushes = await openPushService()
  const env = { ADMIN_PASSWORD: password, PUSH_SERVICES: pushes.host, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  machines = await openMachines('haproxy', { folder, databaseUrl: cluster.url, bucket, env })
})
afterAll(async () => {
  await machines?.stop()
  await pushes?.close()
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
const signIn = async (url: string, username: string, secret: string) => {
  const browser = staffBrowser(url)
  const answer = await browser.call('POST', '/api/session', { username, password: secret, as: 'admin' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return browser
}
const openCases = async (browser: StaffBrowser) =>
  ((await browser.call('GET', '/api/cases?list=open')).body as CaseList).cases

test('a session, a limit, a prepared answer and a live event are shared by both machines', async () => {
  const admin = await signIn(machines.url, 'admin', password)
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
    const answer = await fetch(`${machine(n)}/api/feedback`, {
      method: 'POST',
      headers: { cookie: device.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(feedback(crypto.randomUUID())),
    })
    expect(answer.status).toBe(429)
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

test('each phone is told of a case once, and only one of two staff at two machines takes it', async () => {
  const admin = await signIn(machines.url, 'admin', password)
  const made = await admin.call('POST', '/api/staff-accounts', { username: 'desk', roles: ['help-desk'] })
  const desk = await signIn(machines.url, 'desk', (made.body as { password: string }).password)
  const phones = Array.from({ length: 30 }, (_, n) => newPhone(pushes.host, `/${n}`).input)
  for (const { endpoint, keys, language } of phones)
    await query(
      `insert into push_subscriptions (endpoint, p256dh, auth, language, staff_id)
       select $1, $2, $3, $4, id from staff_accounts where username = 'admin'`,
      [endpoint, keys.p256dh, keys.auth, language],
    )
  const fields = { id: crypto.randomUUID(), category: 'water', words: 'Dry tap', place: 'Gate 2', ...notice }
  const visitor = await openDevice(machine(0))
  expect((await visitor.send('/api/complaints', fields)).status).toBe(201)

  const find = async (n: number, who: StaffBrowser) =>
    (await openCases(at(machine(n), who))).find(({ subject }) => subject === fields.id)
  await expect.poll(() => find(1, desk)).toBeDefined()
  const id = (await find(0, admin))?.id ?? ''
  // Only of this case, because another may still be announced.
  const paths = () =>
    pushes.arrived.filter(({ headers }) => headers.topic === id.replaceAll('-', '')).map(({ path }) => path)
  await expect.poll(() => new Set(paths()).size).toBe(30)
  await expect.poll(async () => (await query('select 1 from push_messages')).rowCount).toBe(0)
  expect(paths()).toHaveLength(30)

  const takes = await Promise.all(
    [0, 1].flatMap(n =>
      [admin, desk].map(who => at(machine(n), who).call('POST', `/api/cases/${id}/take`, {})),
    ),
  )
  const owners = takes.flatMap(({ status, body }) =>
    status === 200 ? (body as { owner: string }).owner : [],
  )
  expect(new Set(owners).size).toBe(1)
  expect(takes.filter(({ status }) => status === 409)).toHaveLength(takes.length - owners.length)
  expect(takes.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2)
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
