import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#kit/server/db/open.ts'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { feedback, type Load, lostFeedback, sendFeedback } from '../drills/load.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { openDevice } from '../world/device.ts'
import { staffBrowser } from '../world/staff-browser.ts'
import { childrenOf, withEachAlone } from './children.ts'
import { openStream } from './live-stream.ts'

/** WEB_PROCESSES as people start it: several equal processes behind one port. */
const password = 'bol bam guide'
let dataDir = ''
let server: ServerProcess
let load: Load | undefined
beforeAll(async () => {
  dataDir = makeDataFolder()
  // Compiled once for all starts, through the cache.
  const env = { WEB_PROCESSES: '2', ADMIN_PASSWORD: password, NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
  server = await startServer(dataDir, { env })
  expect(server.url, server.stderr()).not.toBe('')
})
afterAll(async () => {
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(databaseProcesses(dataDir)).toEqual([])
  removeDataFolder(dataDir)
})
afterEach(async () => {
  await load?.stop()
  load = undefined
})

const processes = () => childrenOf(server.pid)
/** Waits until there are two processes and each of them answers. */
const bothServe = async () => {
  await expect.poll(processes).toHaveLength(2)
  await withEachAlone(server.pid, async () => {
    // A connection of its own, because a kept one may lead to a paused process.
    const [answer] = await once(get(`${server.url}/healthz`, { agent: false }), 'response')
    answer.resume()
  })
}
const lost = async () => {
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  const faults = await lostFeedback(sql => pool.query(sql), load as Load)
  await close()
  return faults
}
/** How many connections to open so that each process gets some. */
const eachProcess = 24

test('sessions, limits, prepared answers and live events are shared by all processes', async () => {
  const admin = staffBrowser(server.url)
  const signIn = { username: 'admin', password, as: 'admin' }
  expect((await admin.call('POST', '/api/session', signIn)).status).toBe(201)
  const asked = Array.from({ length: eachProcess }, () =>
    admin.call('GET', '/api/staff-accounts', undefined, { connection: 'close' }),
  )
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))

  const device = await openDevice(server.url)
  const sent = await Promise.all(
    Array.from({ length: 40 }, () => device.post('/api/feedback', feedback(crypto.randomUUID()))),
  )
  const stored = sent.filter(({ status }) => status === 201).length
  expect(stored).toBeGreaterThan(0)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(40 - stored)
  const later = await device.post('/api/feedback', feedback(crypto.randomUUID()))
  expect(later.status, 'the limit is one for all').toBe(429)

  const streams = Array.from({ length: eachProcess }, () => openStream(server.url, 'crowd'))
  await expect
    .poll(() => streams.filter(one => one.text().includes('event: ready')))
    .toHaveLength(eachProcess)
  const { places } = (await device.get('/api/crowd-status')).body
  const place = places[0]
  const report = { status: 'high', description: { en: '', hi: '' } }
  expect((await admin.call('PUT', `/api/crowd-status/${place.id}`, report)).status).toBeLessThan(300)
  await expect
    .poll(() => streams.filter(one => one.text().includes('"status":"high"')))
    .toHaveLength(eachProcess)
  const lists = async () =>
    new Set(
      await Promise.all(
        Array.from({ length: eachProcess }, async () => {
          const answer = await fetch(`${server.url}/api/crowd-status`, { headers: { connection: 'close' } })
          return answer.headers.get('etag')
        }),
      ),
    )
  await expect.poll(async () => (await lists()).size).toBe(1)
  for (const { socket } of streams) socket.destroy()
})

test('killing one of two processes under load loses no acknowledged write, the other serves, and a new one joins', async () => {
  await bothServe()
  expect(server.stdout().match(/is open at/g)).toHaveLength(1)
  load = sendFeedback(server.url)
  const { acknowledged } = load
  await expect.poll(() => acknowledged.size).toBeGreaterThan(30)
  const [before, [killed = 0]] = [acknowledged.size, processes()]
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 30)
  await bothServe()
  await load.stop()
  expect(await lost()).toEqual([])
})
