import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#kit/server/db/embedded/open.ts'
import { grants, openDatabase } from '#kit/server/db/open.ts'
import { databaseProcesses, killAll, makeDataFolder, postmasterOf, removeDataFolder } from './data-folder.ts'
import { roundWriters } from './round-writers.ts'
import { type ServerProcess, startServer } from './server-process.ts'

// To run more rounds: KILL_ROUNDS=500 npm run test:long -- tests/kill-round.long.test.ts
const rounds = Number(process.env.KILL_ROUNDS ?? 12)
const clients = 8
/** Writes of a test's own call that are answered between two kills, beside those of visitors and staff. */
const perRound = 40
/** How many writes of each kind must be answered. A network may post only some 25 things with photos in a day. */
const least = Math.min(rounds / 4, 20)

test(
  `after ${rounds} kills of server, database and both, what was answered is there exactly once`,
  async () => {
    const dataDir = makeDataFolder()
    const password = 'bol bam vehicle'
    const env = {
      PORT: String(await freePort()),
      VEHICLE_ADMIN_PASSWORD: password,
      // Compiled once for all starts.
      NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    }
    await makeTable(dataDir)
    const url = `http://127.0.0.1:${env.PORT}`
    const start = () => startServer(dataDir, { env, file: 'tests/round-server.ts' })
    let server: ServerProcess = await start()
    // Ends the server also if the round fails.
    onTestFinished(() => server.kill('SIGKILL'))
    const answered = new Set<string>()
    const tried = new Set<string>()
    let over = false
    const client = async (name: number) => {
      for (let n = 0; !over; n += 1) {
        const key = `${name}-${n}`
        tried.add(key)
        // Without an answer the result is unknown: sends the same key again, as a phone does.
        while (!over && !(await post(`${url}/api/round/${key}`))) await sleep(10)
        if (!over) answered.add(key)
      }
    }
    const writers = roundWriters({ url, dataDir, password, isOver: () => over })
    const writesOf = () => answered.size + writers.reduce((sum, writer) => sum + writer.answered(), 0)
    const working = Promise.all([
      ...Array.from({ length: clients }, (_, name) => client(name)),
      ...writers.map(writer => writer.run()),
    ])
    // A refusal ends the rounds at once; it is thrown below.
    working.catch(() => (over = true))
    const back: number[] = []
    for (let round = 0; round < rounds && !over; round += 1) {
      await sleep(randomInt(5, 800))
      const before = answered.size
      const killed = performance.now()
      const what = ['server', 'database', 'both'][round % 3]
      if (what !== 'server') killAll(all(dataDir, what))
      if (what !== 'database') {
        server.kill('SIGKILL')
        await server.ended
        server = await start()
      }
      while (!over && answered.size < before + perRound) await sleep(5)
      back.push(performance.now() - killed)
      if (round % 50 === 49) console.log(`${round + 1} rounds, ${writesOf()} answered`)
    }
    // On a slow machine the rounds can end before each kind of write has had its turn.
    while (!over && (answered.size <= 200 || writers.some(writer => writer.answered() <= least)))
      await sleep(20)
    over = true
    await working
    server.kill('SIGTERM')
    await server.ended
    expect(databaseProcesses(dataDir)).toEqual([])

    const database = await openDatabase({ databaseUrl: undefined, dataDir })
    const { rows } = await database.pool.query<{ key: string; times: number }>(
      `select key, count(*)::int as times from round_writes group by key`,
    )
    const faults: string[] = []
    for (const writer of writers) faults.push(...(await writer.faults(database.pool)))
    await database.close()
    const stored = new Map(rows.map(row => [row.key, row.times]))
    expect(answered.size, 'the clients must have got something done').toBeGreaterThan(200)
    expect([...answered].filter(key => !stored.has(key))).toEqual([])
    expect(rows.filter(row => row.times !== 1)).toEqual([])
    expect(rows.filter(row => !tried.has(row.key))).toEqual([])
    expect(faults).toEqual([])
    for (const writer of writers) expect(writer.answered(), writer.name).toBeGreaterThan(least)
    const sorted = back.map(Math.round).sort((a, b) => a - b)
    console.log(
      `${writesOf()} answered (${writers.map(writer => `${writer.name} ${writer.answered()}`).join(', ')}); back after ${sorted[rounds >> 1]} ms (median), ${sorted.at(-1)} ms (longest)`,
    )
    removeDataFolder(dataDir)
  },
  60_000 + rounds * 30_000,
)

/** The table of the test's own call. It has no unique key, so that a write that is stored twice is seen. */
async function makeTable(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir)
  const owner = new Client(database.owner)
  await owner.connect()
  await owner.query(grants)
  await owner.query('create table round_writes (key text not null)')
  await owner.end()
  await database.close()
}

const all = (dataDir: string, what: string | undefined) =>
  what === 'both' ? databaseProcesses(dataDir) : [postmasterOf(dataDir)]

async function post(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(5000) })
    await answer.arrayBuffer()
    return answer.status === 201
  } catch {
    return false
  }
}
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
