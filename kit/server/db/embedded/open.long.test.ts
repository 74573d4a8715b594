import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databaseProcesses, postmasterOf } from '#tests/data-folder.ts'
import type { Database } from '../open.ts'
import { makeCluster } from './cluster.ts'
import { prepareDatabaseFolder } from './database-folder.ts'
import { databases, dataDir, folderForEach, hold, holders, open } from './test-folder.ts'

folderForEach()

const add = (database: Database, key: string) =>
  database.pool.query(`insert into live_events (topic, key, data) values ('test', $1, '{}')`, [key])
const keys = async (database: Database) =>
  (await database.pool.query<{ key: string }>('select key from live_events order by id')).rows.map(
    row => row.key,
  )

describe('the embedded PostgreSQL', () => {
  test('survives kill -9 of its server with everything committed, and the next server uses and stops it', async () => {
    const first = await hold()
    await first.said(/^open$/)
    const postmaster = postmasterOf(dataDir)
    first.process.kill('SIGKILL')
    const database = await open()
    expect(postmasterOf(dataDir)).toBe(postmaster)
    await add(database, 'after the kill')
    await database.close()
    databases.length = 0
    expect(databaseProcesses(dataDir)).toEqual([])
    expect(await keys(await open())).toEqual(['after the kill'])
  })

  test('serves several processes until the last one closes, even if its starter closes first', async () => {
    const [starter, ...others] = await Promise.all([hold(), hold(), hold(), hold()])
    await Promise.all([starter, ...others].map(holder => holder?.said(/^open$/)))
    const database = await open()
    const postmaster = postmasterOf(dataDir)
    for (const holder of holders.splice(0)) await holder.close()
    await add(database, 'still here')
    expect(await keys(database)).toEqual(['still here'])
    expect(postmasterOf(dataDir)).toBe(postmaster)
  })

  test('is restarted after kill -9 of PostgreSQL, and every server process reconnects', async () => {
    const holder = await hold()
    await holder.said(/^open$/)
    const database = await open()
    await add(database, 'before')
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    const addAndRead = () => add(database, 'after').then(() => keys(database))
    await expect.poll(addAndRead).toEqual(expect.arrayContaining(['before', 'after']))
    await holder.said(/^The database is back\.$/)
  })

  test('waits for child processes of a killed PostgreSQL, then kills them', async () => {
    const database = await open()
    // A busy server process does not notice that its leader is gone.
    const busy = database.pool.query(`do $$ begin loop end loop; end $$`).catch(error => error)
    const started = `select from pg_stat_activity where state = 'active' and query like 'do $$%'`
    await expect.poll(() => database.pool.query(started)).toMatchObject({ rowCount: 1 })
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    expect(await busy).toBeInstanceOf(Error)
    // Not before: a connection of the killed PostgreSQL may still answer for a moment.
    await expect.poll(() => database.pool.query('select 1')).toMatchObject({ rowCount: 1 })
  })

  test('refuses settings that would lose data in a power cut', async () => {
    const home = prepareDatabaseFolder(dataDir)
    makeCluster(home)
    appendFileSync(join(home.data, 'postgresql.conf'), 'fsync = off\n')
    await expect(open()).rejects.toThrow(
      /^fsync is off in .*: a power cut would lose what people sent; set it on\.$/,
    )
    await expect.poll(() => databaseProcesses(dataDir)).toEqual([])
  })

  test('refuses a data folder in which another PostgreSQL runs, and does not stop that one', async () => {
    const home = prepareDatabaseFolder(dataDir)
    makeCluster(home)
    const foreign = spawn(
      home.programs.postgres,
      ['-D', home.data, '-k', home.data, '-c', 'listen_addresses='],
      {
        ...home.runAs,
        env: home.programs.env,
        stdio: 'ignore',
      },
    )
    const ended = new Promise(resolve => foreign.once('exit', resolve))
    await expect.poll(() => postmasterOf(dataDir)).toBe(foreign.pid)
    await expect(open()).rejects.toThrow(
      /is in use by a PostgreSQL that this server did not start \(process \d+\): stop it first/,
    )
    expect(foreign.exitCode).toBe(null)
    foreign.kill('SIGINT')
    await ended
  })

  test('a second PostgreSQL in the same folder exits and harms nothing', async () => {
    const database = await open()
    const home = prepareDatabaseFolder(dataDir)
    const second = spawn(
      home.programs.postgres,
      ['-D', home.data, '-k', home.data, '-c', 'listen_addresses='],
      {
        ...home.runAs,
        env: home.programs.env,
        stdio: 'ignore',
      },
    )
    expect(await new Promise(resolve => second.once('exit', resolve))).toBe(1)
    await add(database, 'unharmed')
  })

  test('an incomplete data folder of a killed first start is ignored', async () => {
    const folder = prepareDatabaseFolder(dataDir).folder
    mkdirSync(join(folder, 'data.new-999999999'))
    const database = await open()
    await add(database, 'first')
    expect(await keys(database)).toEqual(['first'])
  })
})
