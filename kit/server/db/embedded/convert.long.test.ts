import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFolder, databaseProcesses, makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { migrate } from '../migrate.ts'
import { grants, openDatabase, openPool } from '../open.ts'
import { majorOf, makeCluster, owner } from './cluster.ts'
import { connectOrStart, database } from './connect.ts'
import { convertDatabase } from './convert.ts'
import { prepareDatabaseFolder } from './database-folder.ts'
import { stop } from './open.ts'
import { postgresProcessesIn } from './processes.ts'
import { ownPrograms, packageOfMajor, sharedPrograms } from './programs.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = makeDataFolder()
  await makeOldDatabase()
})
afterEach(() => {
  expect(databaseProcesses(dataDir), 'PostgreSQL must not stay behind').toEqual([])
  removeDataFolder(dataDir)
})
const own = () => prepareDatabaseFolder(dataDir)
const old = () => {
  const home = own()
  const from = packageOfMajor('17')
  return { ...home, programs: home.runAs ? sharedPrograms('/var/lib/mela-guide', from) : ownPrograms(from) }
}
const live = `select id::text, key, data::text from live_events order by id`
const words = `select key, value::text from settings order by key`

/** A guide's database, as PostgreSQL 17 made it. */
async function makeOldDatabase() {
  const home = old()
  makeCluster(home)
  await inside(home, async pool => {
    await migrate(pool, undefined, { prepare: grants })
    await pool.query(
      `insert into live_events (topic, key, data) select 't', 'कुंजी ' || n, '{"a": "\\n"}' from generate_series(1, 3000) n`,
    )
    await pool.query(`insert into settings (key, value) values ('x', 'null'), ('y', '{"n": 1.10}')`)
    await pool.query(
      `insert into audit_log (at, staff_id, username, action, subject) values (now(), gen_random_uuid(), 'a', 'b', 'c')`,
    )
  })
}
async function inside<T>(
  home: ReturnType<typeof own>,
  work: (pool: ReturnType<typeof openPool>) => Promise<T>,
) {
  const presence = await connectOrStart(home, new AbortController().signal)
  const pool = openPool({ host: home.socket, user: owner, database })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await presence.end()
    await stop(home, 60_000)
  }
}
const rowsOf = (home: ReturnType<typeof own>) =>
  inside(home, async pool => [(await pool.query(live)).rows, (await pool.query(words)).rows])

test('a database of PostgreSQL 17 is refused with the way out, and moved to 18 equal row by row', async () => {
  const before = await rowsOf(old())
  await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    /was made by PostgreSQL 17, but this server brings 18: stop every server, then run npm run convert-database\.$/,
  )
  expect(await convertDatabase(dataDir)).toMatch(
    /^The database is one of PostgreSQL 18 now, equal row by row\. .*data\.17 is the old one/,
  )
  expect(await rowsOf(own())).toEqual(before)
  const guide = await openDatabase({ databaseUrl: undefined, dataDir })
  expect(await guide.migrate()).toEqual([])
  // The application adds rows with the next numbers, and still may not touch the audit log.
  const { rows } = await guide.pool.query(
    `insert into live_events (topic, key, data) values ('t', 'n', '{}') returning id`,
  )
  expect(Number(rows[0].id)).toBe(3001)
  await expect(guide.pool.query('delete from audit_log')).rejects.toThrow()
  await guide.close()
  expect(await convertDatabase(dataDir)).toBe('The database is one of PostgreSQL 18 already.')
})

test('killed half-way, process and both engines, it leaves the old database as it was, and is begun anew', async () => {
  const before = await rowsOf(old())
  const child = spawn(process.execPath, [resolve('scripts/convert-database.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await ended
  const folder = databaseFolder(dataDir)
  for (const pid of enginesIn(folder))
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It ended by itself after its parent.
      expect(error).toMatchObject({ code: 'ESRCH' })
    }
  await expect.poll(() => enginesIn(folder)).toEqual([])
  expect(majorOf(join(folder, 'data'))).toBe('17')
  expect(await rowsOf(old())).toEqual(before)
  await convertDatabase(dataDir)
  expect(await rowsOf(own())).toEqual(before)
})

test('cut off between the two renames, the next start says what to do, and nothing is lost', async () => {
  const before = await rowsOf(old())
  const folder = databaseFolder(dataDir)
  renameSync(join(folder, 'data'), join(folder, 'data.17'))
  await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    /was cut off: stop every server, then run npm run convert-database/,
  )
  expect(existsSync(join(folder, 'data'))).toBe(false)
  await convertDatabase(dataDir)
  expect(await rowsOf(own())).toEqual(before)
  expect(readdirSync(folder).filter(name => name.startsWith('data'))).toEqual(['data', 'data.17'])
})

test('a database that a server uses is left alone', async () => {
  await inside(old(), async pool => {
    const client = await pool.connect()
    await client.query('select pg_advisory_lock_shared($1)', [0x6d656c62])
    await expect(convertDatabase(dataDir)).rejects.toThrow('A server is using the database: stop it first.')
    client.release(true)
  })
})

/** Leading processes of every PostgreSQL below a folder. */
function enginesIn(folder: string): number[] {
  return ['data', 'next'].flatMap(name => postgresProcessesIn(join(folder, name)) ?? [])
}
