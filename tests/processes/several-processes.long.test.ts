import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#kit/server/db/open.ts'
import { databaseProcesses, killAll, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { lostFeedback, sendFeedback } from '../drills/load.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { childrenOf, withEachAlone } from './children.ts'
import { openStream, type Stream } from './live-stream.ts'

/** WEB_PROCESSES as people start it: several equal processes behind one port. */
let dataDir = ''
let server: ServerProcess
let database: Database
const start = async (settings: Record<string, string> = {}) => {
  const env = { WEB_PROCESSES: '2', NODE_COMPILE_CACHE: join(dataDir, 'compiled'), ...settings }
  server = await startServer(dataDir, { env })
  expect(server.url, server.stderr()).not.toBe('')
}
beforeAll(async () => {
  dataDir = makeDataFolder()
  await start()
  database = await openDatabase({ databaseUrl: undefined, dataDir })
})
afterAll(async () => {
  await database?.close()
  server?.kill('SIGTERM')
  await server?.ended
  // On a busy machine the processes may be ended by their own limit before they have stopped it.
  killAll(databaseProcesses(dataDir))
  removeDataFolder(dataDir)
})

/** Waits until there are two processes and each of them answers. */
const bothServe = async () => {
  await expect.poll(() => childrenOf(server.pid)).toHaveLength(2)
  await withEachAlone(server.pid, async () => {
    // A connection of its own, because a kept one may lead to a paused process.
    const [answer] = await once(get(`${server.url}/healthz`, { agent: false }), 'response')
    answer.resume()
  })
}

test('killing one of two processes under load loses no acknowledged write, the other serves, and a new one joins; SIGTERM ends both', async () => {
  await bothServe()
  expect(server.stdout().match(/is open at/g)).toHaveLength(1)
  const load = sendFeedback(server.url)
  const { acknowledged } = load
  await expect.poll(() => acknowledged.size).toBeGreaterThan(30)
  const [before, [killed = 0]] = [acknowledged.size, childrenOf(server.pid)]
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 30)
  await bothServe()
  await load.stop()
  expect(await lostFeedback(sql => database.pool.query(sql), load)).toEqual([])
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await start()
})

const fillerBytes = 200_000
/** Whether an event is the newest of a stream. Searches only the end of its text. */
const heardLast = (one: Stream, key: string) =>
  one
    .text()
    .slice(-fillerBytes - 500)
    .includes(`"id":"${key}"`)
const isReady = (one: Stream) => one.text().includes('event: ready')
/** Sends an event of this many bytes to every stream. */
const tell = (key: string, bytes: number) =>
  database.pool.query(
    `with told as (insert into live_events (topic, key, data)
       values ('crowd', $1, $2) returning id)
     select pg_notify('live', max(id)::text) from told`,
    [key, JSON.stringify({ id: key, filler: 'x'.repeat(bytes) })],
  )
/** Opens this many streams to each server process. */
const openOnEach = async (count: number): Promise<Stream[]> => {
  const opened = await withEachAlone(server.pid, async () => {
    const streams = Array.from({ length: count }, () => openStream(server.url, 'crowd'))
    await expect.poll(() => streams.every(isReady)).toBe(true)
    return streams
  })
  return opened.flat()
}

test('phones that stop reading are disconnected in both processes, while every other phone receives everything', async () => {
  const slow = await openOnEach(4)
  const quick = await openOnEach(2)
  for (const { socket } of slow) socket.pause()
  // 6 MB, more than the system buffers for a connection whose other end does not read (4 MB to send, 128 kB received).
  for (let n = 0; n < 30; n += 1) {
    await tell(`filler-${n}`, fillerBytes)
    await expect.poll(() => quick.filter(one => !heardLast(one, `filler-${n}`))).toEqual([])
  }
  await tell('last', 10)
  await expect.poll(() => quick.filter(one => one.text().includes('"id":"last"'))).toHaveLength(quick.length)
  expect(quick.filter(({ socket }) => socket.destroyed)).toEqual([])
  // Reading again, each finds the end of its stream before the last event and asks for a new one.
  const ended = slow.map(({ socket }) => new Promise(resolve => socket.once('close', resolve)))
  for (const { socket } of slow) socket.resume()
  await Promise.all(ended)
  expect(slow.filter(one => one.text().includes('"id":"last"'))).toEqual([])
  for (const { socket } of quick) socket.destroy()
})

test('a storm of streams after both processes were killed is served and resumed, and pages and writes are answered meanwhile', async () => {
  const count = 400
  const streams = Array.from({ length: count }, () => openStream(server.url, 'crowd'))
  await expect.poll(() => streams.filter(isReady)).toHaveLength(count)
  const load = sendFeedback(server.url, 2, 100)
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(20)
  const ended = streams.map(({ socket }) => new Promise(resolve => socket.once('close', resolve)))
  const { port } = new URL(server.url)
  killAll([server.pid, ...childrenOf(server.pid)])
  await Promise.all([server.ended, ...ended])
  await tell('missed', 10)
  await start({ PORT: port })

  const [before, again] = [
    load.acknowledged.size,
    streams.map(one => openStream(server.url, 'crowd', one.lastId())),
  ]
  const pages = Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(server.url)
      await answer.body?.cancel()
      return answer.status
    }),
  )
  await expect.poll(() => again.filter(isReady)).toHaveLength(count)
  expect(again.filter(one => one.text().includes('"resumed":true'))).toHaveLength(count)
  expect(again.filter(one => one.text().includes('"id":"missed"'))).toHaveLength(count)
  expect(new Set(await pages)).toEqual(new Set([200]))
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(before + 30)
  await load.stop()
  expect(await lostFeedback(sql => database.pool.query(sql), load)).toEqual([])
  for (const { socket } of again) socket.destroy()
})
