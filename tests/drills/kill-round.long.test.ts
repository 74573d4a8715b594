import { randomInt } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#kit/server/db/embedded/open.ts'
import { grants } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import { type OpenContext, openContext } from '#server/open-context.ts'
import { freePorts } from '../cluster/process-group.ts'
import { databaseProcesses, killAll, makeDataFolder, postmasterOf, removeDataFolder } from '../data-folder.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { roundWriters } from './round-writers.ts'

// To run more rounds: KILL_ROUNDS=500 npm run test:long -- tests/drills/kill-round.long.test.ts
const rounds = Number(process.env.KILL_ROUNDS ?? 12)
const clients = 8
/** Writes of the test's own call that are answered between two kills, in addition to those of visitors and staff. */
const perRound = 40
/** How many writes of each kind must be answered. A network may post only about 25 things with photos a day. */
const least = Math.min(rounds / 4, 20)

test(
  `after ${rounds} kills of server, database and both, everything answered is there exactly once`,
  async () => {
    const dataDir = makeDataFolder()
    const password = 'bol bam vehicle'
    const [port = 0] = await freePorts(1)
    const env = {
      PORT: String(port),
      VEHICLE_ADMIN_PASSWORD: password,
      // Compiled once for all starts.
      NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    }
    await makeTable(dataDir)
    const url = `http://127.0.0.1:${port}`
    const start = () => startServer(dataDir, { env, file: 'tests/drills/round-server.ts' })
    let server: ServerProcess = await start()
    // Ends the server even if the round fails.
    onTestFinished(() => server.kill('SIGKILL'))
    const answered = new Set<string>()
    const tried = new Set<string>()
    let over = false
    const client = async (name: number) => {
      for (let n = 0; !over; n += 1) {
        const key = `${name}-${n}`
        tried.add(key)
        // Without an answer the result is unknown, so the same key is sent again, as a phone does.
        while (!over && !(await post(`${url}/api/round/${key}`))) await sleep(10)
        if (!over) answered.add(key)
      }
    }
    const writers = roundWriters({ url, dataDir, password, isOver: () => over })
    const working = Promise.all([
      ...Array.from({ length: clients }, (_, name) => client(name)),
      ...writers.map(writer => writer.run()),
    ])
    // A refusal ends the rounds at once; it is thrown below.
    working.catch(() => (over = true))
    const back: number[] = []
    for (let round = 0; round < rounds && !over; round += 1) {
      // At a different moment of the work each time.
      await sleep(randomInt(5, 800))
      const before = answered.size
      const killed = performance.now()
      const what = ['server', 'database', 'both'][round % 3]
      if (what !== 'server') killAll(what === 'both' ? databaseProcesses(dataDir) : [postmasterOf(dataDir)])
      if (what !== 'database') {
        server.kill('SIGKILL')
        await server.ended
        server = await start()
      }
      while (!over && answered.size < before + perRound) await sleep(5)
      back.push(performance.now() - killed)
    }
    // On a slow machine the rounds can end before each kind of write has had its turn.
    while (!over && (answered.size <= 200 || writers.some(writer => writer.answered() <= least)))
      await sleep(20)
    over = true
    await working
    server.kill('SIGTERM')
    await server.ended
    expect(databaseProcesses(dataDir)).toEqual([])

    const context = await openContext(readSettings({ DATA_DIR: dataDir }), { starters: {} })
    const { rows } = await context.pool.query<{ key: string; times: number }>(
      'select key, count(*)::int as times from round_writes group by key',
    )
    const faults: string[] = []
    for (const writer of writers) faults.push(...(await writer.faults(context.pool)))
    const strays = await filesOfNoRow(context, dataDir)
    await context.close()
    const stored = new Set(rows.map(({ key }) => key))
    expect([...answered].filter(key => !stored.has(key))).toEqual([])
    expect(rows.filter(row => row.times !== 1)).toEqual([])
    expect(rows.filter(row => !tried.has(row.key))).toEqual([])
    expect(faults).toEqual([])
    expect(strays).toEqual([])
    const sorted = back.map(Math.round).sort((a, b) => a - b)
    console.log(
      `${answered.size} answered, and ${writers.map(writer => `${writer.name} ${writer.answered()}`).join(', ')}; back after ${sorted[rounds >> 1]} ms (median), ${sorted.at(-1)} ms (longest)`,
    )
    removeDataFolder(dataDir)
  },
  120_000 + rounds * 60_000,
)

/** The table of the test's own call. It has no unique key, so that a write stored twice is noticed. */
async function makeTable(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir)
  const owner = new Client(database.owner)
  await owner.connect()
  await owner.query(grants)
  await owner.query('create table round_writes (key text not null)')
  await owner.end()
  await database.close()
}

/** What remains of interrupted uploads after the hourly sweep, once files are old enough for it. */
async function filesOfNoRow({ pool, photos }: OpenContext, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'files/photos')
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.webp'))
  for (const name of await files()) await utimes(join(folder, name), 0, 0)
  await photos.sweep()
  const { rows } = await pool.query<{ hash: string }>(
    'select image_hash as hash from photo_contest_submissions',
  )
  const named = new Set(rows.map(({ hash }) => hash))
  return (await files()).filter(name => !named.has(/([^/]+)-\d+\.webp$/.exec(name)?.[1] ?? ''))
}

async function post(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(5000) })
    await answer.arrayBuffer()
    return answer.status === 201
  } catch {
    return false
  }
}
