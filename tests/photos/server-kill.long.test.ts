import { randomInt } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newEntry, newPicture } from '#features/photo-contest/test-contest.ts'
import { readSettings } from '#kit/server/settings.ts'
import { openContext } from '#server/open-context.ts'
import {
  databaseProcesses,
  killAll,
  makeDataFolder,
  postmasterOf,
  removeDataFolder,
} from '#tests/data-folder.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { type Device, openDevice } from '#tests/world/device.ts'

// To run more rounds: KILL_ROUNDS=500 npm run test:long -- tests/photos/server-kill.long.test.ts
const rounds = Number(process.env.KILL_ROUNDS ?? 6)
const voters = 6
const senders = 2

test(
  `after ${rounds} kills amid uploads and votes, what was answered is there once, and nothing else is`,
  async () => {
    const dataDir = makeDataFolder()
    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const start = () => startServer(dataDir, { env: { PORT: port } })
    let server: ServerProcess = await start()
    const devices = await Promise.all(Array.from({ length: voters + senders }, () => openDevice(url)))
    const entered = new Map<string, { image_url: string }>()
    const voted = new Set<string>()
    let over = false

    const sender = async (device: Device) => {
      while (!over) {
        const [entry, photo] = [newEntry(), await newPicture(640, 480)]
        // Without an answer the result is unknown: sends the same entry again, as the outbox does.
        const answer = await untilAnswered(() => device.send('/api/photos', entry, photo))
        if (answer?.status === 201) entered.set(entry.id, answer.body)
      }
    }
    const voter = async (device: Device) => {
      for (let n = 0; !over; n += 1) {
        const photo = [...entered.keys()][n % Math.max(1, entered.size)]
        if (!photo || voted.has(`${photo} ${device.voterId}`)) {
          await sleep(20)
          continue
        }
        const body = { user_identifier: device.voterId }
        const answer = await untilAnswered(() => device.post(`/api/photos/${photo}/votes`, body))
        // A vote that was counted before its answer was lost is answered 23505.
        if (answer?.status === 201 || answer?.status === 409) voted.add(`${photo} ${device.voterId}`)
      }
    }
    const untilAnswered = async (ask: () => ReturnType<Device['get']>) => {
      while (!over) {
        const answer = await ask().catch(() => undefined)
        if (answer && answer.status < 500 && answer.status !== 429) return answer
        await sleep(30)
      }
      return undefined
    }
    const working = Promise.all([
      ...devices.slice(0, senders).map(sender),
      ...devices.slice(senders).map(voter),
    ])
    for (let round = 0; round < rounds; round += 1) {
      const before = entered.size + voted.size
      await sleep(randomInt(50, 900))
      const what = ['server', 'database', 'both'][round % 3]
      if (what !== 'server') killAll(what === 'both' ? databaseProcesses(dataDir) : [postmasterOf(dataDir)])
      if (what !== 'database') {
        server.kill('SIGKILL')
        await server.ended
        server = await start()
      }
      while (entered.size + voted.size <= before + 3) await sleep(10)
    }
    // On a slow machine the rounds can end before enough has been sent.
    while (entered.size <= 8 || voted.size <= 30) await sleep(20)
    over = true
    await working
    server.kill('SIGTERM')
    await server.ended

    const context = await openContext(readSettings({ DATA_DIR: dataDir }), { starters: {} })
    const { rows } = await context.pool.query<{
      id: string
      image_hash: string
      vote_count: number
      valid: number
    }>(
      `select id, image_hash, vote_count,
       (select count(*)::int from photo_votes where photo_id = id and voided_at is null) as valid
     from photo_contest_submissions`,
    )
    const stored = new Map(rows.map(row => [row.id, row]))
    expect(entered.size, 'the clients must have got something done').toBeGreaterThan(8)
    expect(voted.size).toBeGreaterThan(30)
    expect(
      [...entered].filter(([id, row]) => !row.image_url.includes(stored.get(id)?.image_hash ?? '-')),
    ).toEqual([])
    expect(rows.filter(row => row.vote_count !== row.valid)).toEqual([])
    const votes = await context.pool.query<{ vote: string }>(
      `select photo_id || ' ' || user_identifier as vote from photo_votes`,
    )
    const counted = new Set(votes.rows.map(row => row.vote))
    expect(counted.size).toBe(votes.rows.length)
    expect([...voted].filter(vote => !counted.has(vote))).toEqual([])

    const folder = join(dataDir, 'files/photos')
    const files = async () =>
      (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.webp'))
    for (const name of await files()) await utimes(join(folder, name), 0, 0)
    const swept = await context.photos.sweep()
    const named = rows.flatMap(row =>
      [1600, 800, 320].map(size => `${row.image_hash.slice(0, 2)}/${row.image_hash}-${size}.webp`),
    )
    expect((await files()).sort()).toEqual([...new Set(named)].sort())
    await context.close()
    console.log(
      `${entered.size} entries and ${voted.size} votes answered; ${rows.length} rows; ${swept} files of no row swept`,
    )
    removeDataFolder(dataDir)
  },
  180_000 + rounds * 30_000,
)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
