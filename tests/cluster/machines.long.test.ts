import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CaseList } from '#features/cases/contract.ts'
import { openStream } from '../processes/live-stream.ts'
import { feedback, lostFeedback, sendFeedback } from '../processes/load.ts'
import { newPhone, openPushService } from '../push-service.ts'
import { notice } from '../round-phones.ts'
import { openDevice } from '../world/device.ts'
import { type StaffBrowser, staffBrowser } from '../world/staff-browser.ts'
import { type Machines, openMachines } from './machines.ts'
import { type Cluster, openCluster } from './open-cluster.ts'
import { missingPrograms } from './programs.ts'
import type { ProxyName } from './proxy-config.ts'
import { readAllTheTime } from './readers.ts'
import { openSwift } from './swift.ts'
import { photosIn, sendPhotos } from './writers.ts'

/** Two guides as on two machines, behind HAProxy and behind nginx, on one database and one store, OpenStack Swift. */
// Minutes of several servers: only where it is asked for, with CLUSTER=1 npm test -- tests/cluster.
const asked = process.env.CLUSTER ? undefined : 'it runs with CLUSTER=1.'
const missing = asked ?? (missingPrograms() || missingPrograms(['swift']))
if (missing) console.log(`The round of the machines is left out: ${missing}`)
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 90_000 } } })
const password = 'bol bam guide'
let folder = ''
let cluster: Cluster
let bucket: Awaited<ReturnType<typeof openSwift>>
let pushes: Awaited<ReturnType<typeof openPushService>>
let machines: Machines
beforeAll(async () => {
  if (missing) return
  folder = mkdtempSync(join(tmpdir(), 'mela-machines-'))
  cluster = await openCluster(folder)
  await cluster.isSynchronous()
  bucket = await openSwift(folder, 'photos')
  pushes = await openPushService()
})
afterAll(async () => {
  await pushes?.close()
  await bucket?.close()
  await cluster?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
  vi.resetConfig()
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
/** The same browser at another address: the cookies go with it. */
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

describe.skipIf(missing).each<ProxyName>(['haproxy', 'nginx'])('behind %s', proxy => {
  const without = missing ? undefined : missingPrograms([proxy])
  if (without) console.log(`Left out: ${without}`)
  beforeAll(async () => {
    if (without) return
    const env = {
      ADMIN_PASSWORD: password,
      PUSH_SERVICES: pushes.host,
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    }
    const shared = { folder, databaseUrl: cluster.url, readUrl: cluster.readUrl, bucket, env }
    machines = await openMachines(proxy, shared)
  })
  afterAll(() => machines?.stop())

  test.skipIf(without)(
    'a session, a limit, a prepared answer and a live event are those of both machines',
    async () => {
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
      await expect
        .poll(() => streams.filter(one => one.text().includes(`"status": "${status}"`)))
        .toHaveLength(24)
      const isNew = async (n: number) => {
        const answer = await fetch(`${machine(n % 2)}/api/crowd-status`, { headers: { connection: 'close' } })
        return (await answer.json()).places[0].status === status
      }
      await expect
        .poll(() => Promise.all(Array.from({ length: 24 }, (_, n) => isNew(n))))
        .not.toContain(false)
      for (const { socket } of streams) socket.destroy()

      await at(machine(0), admin).call('DELETE', '/api/session')
      for (const n of [0, 1])
        expect((await at(machine(n), admin).call('GET', '/api/staff-accounts')).status).toBe(401)
    },
  )

  test.skipIf(without)(
    'each phone is told of a case once, and one of two at two machines takes it',
    async () => {
      const admin = await signIn(machines.url, 'admin', password)
      const username = `desk-${proxy}`
      const made = await admin.call('POST', '/api/staff-accounts', { username, roles: ['help-desk'] })
      const desk = await signIn(machines.url, username, (made.body as { password: string }).password)
      await query('delete from push_subscriptions')
      const phones = Array.from({ length: 30 }, (_, n) => newPhone(pushes.host, `/${proxy}-${n}`).input)
      for (const { endpoint, keys, language } of phones)
        await query(
          `insert into push_subscriptions (endpoint, p256dh, auth, language, staff_id)
         select $1, $2, $3, $4, id from staff_accounts where username = 'admin'`,
          [endpoint, keys.p256dh, keys.auth, language],
        )
      pushes.arrived.length = 0
      const fields = {
        id: crypto.randomUUID(),
        category: 'water',
        words: 'Dry tap',
        place: 'Gate 2',
        ...notice,
      }
      const visitor = await openDevice(machine(0))
      expect((await visitor.send('/api/complaints', fields)).status).toBe(201)

      const find = async (n: number, who: StaffBrowser) =>
        (await openCases(at(machine(n), who))).find(({ subject }) => subject === fields.id)
      await expect.poll(() => find(1, desk)).toBeDefined()
      const id = (await find(0, admin))?.id ?? ''
      // Of this case alone: another one may still be told.
      const paths = () =>
        pushes.arrived
          .filter(({ headers }) => headers.topic === id.replaceAll('-', ''))
          .map(({ path }) => path)
      await expect.poll(() => new Set(paths()).size).toBe(30)
      const waiting = async () => (await query('select 1 from push_messages')).rowCount
      await expect.poll(waiting).toBe(0)
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
    },
  )

  test.skipIf(without).each([
    ['its processes are replaced one after the other', (n: number) => replaceProcesses(n)],
    ['it is stopped and started again', (n: number) => machines.guides[n]?.restart()],
  ] as const)('no request fails while of each machine in turn %s', async (_, restart) => {
    const texts = sendFeedback(machines.url, 4)
    const photos = await sendPhotos(machines.url, query)
    const reads = readAllTheTime(machines.url, ['/', '/api/crowd-status', '/gallery', '/api/photos'])
    onTestFinished(() => Promise.all([texts.stop(), photos.stop(), reads.stop()]).then(() => {}))
    const grow = async () => {
      const wanted = [texts.acknowledged.size + 20, photos.acknowledged.size + 3, reads.answered() + 50]
      const now = () => [texts.acknowledged.size, photos.acknowledged.size, reads.answered()]
      await expect.poll(() => now().every((count, n) => count >= (wanted[n] ?? 0))).toBe(true)
    }
    await grow()
    for (const n of [0, 1]) {
      await restart(n)
      await grow()
    }
    await Promise.all([texts.stop(), photos.stop(), reads.stop()])
    console.log(
      `${proxy}: ${reads.answered()} reads, the longest ${Math.round(reads.longest())} ms; ${texts.acknowledged.size} texts, ${photos.acknowledged.size} photos; longest time without a text ${Math.round(texts.longestPause())} ms`,
    )
    expect(Object.fromEntries(reads.failed)).toEqual({})
    expect(Object.fromEntries(texts.failed)).toEqual({})
    expect(Object.fromEntries(photos.failed)).toEqual({})
    expect(await lostFeedback(query, texts)).toEqual([])
    expect(await photosIn(query, await bucket.keys(), photos)).toEqual([])
  })
})

async function replaceProcesses(n: number) {
  const server = machines.guides[n]?.server
  const listening = () => server?.stdout().match(/Server listening/g)?.length ?? 0
  const before = listening()
  server?.kill('SIGUSR2')
  await expect.poll(listening).toBe(before + 2)
}
