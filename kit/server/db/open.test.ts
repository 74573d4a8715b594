import { expect, onTestFinished, test } from 'vitest'
import { openBareDatabase, openTestDatabase } from '#tests/world/cluster.ts'
import { checkVersion, databaseOf, openDatabase, openPool } from './open.ts'
import type { Asks } from './quickly.ts'

test('another PostgreSQL given by DATABASE_URL is migrated and used, with a warning if it may lose data', async () => {
  const elsewhere = await openBareDatabase()
  onTestFinished(() => elsewhere.close())
  const said: string[] = []
  const settings = { databaseUrl: elsewhere.url, dataDir: '/nonexistent' }
  const database = await openDatabase(settings, line => said.push(line))
  // The tests' PostgreSQL is set this way.
  expect(said).toContain('synchronous_commit is off in the database: a power cut may lose what people sent.')
  expect((await database.migrate()).slice(0, 1)).toEqual(['0001-live-events'])
  await database.pool.query(`insert into live_events (topic, key, data) values ('a', 'b', '{}')`)
  await database.close()
  const owner = openPool(elsewhere.owner)
  expect((await owner.query('select key from live_events')).rows).toEqual([{ key: 'b' }])
  await owner.end()
})

test('a pool closes at once even while a query hangs', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { pool, close } = databaseOf(openPool(database.application))
  const hanging = pool.query('select pg_sleep(60)').catch(error => error)
  await pool.query('select 1')
  await close()
  await database.close()
  expect(await hanging).toBeInstanceOf(Error)
})

test('a database older than PostgreSQL 15 is refused with one sentence', async () => {
  const says = (number: string) => ({ query: async () => ({ rows: [{ number }] }) }) as unknown as Asks
  await expect(checkVersion(says('140009'))).rejects.toThrow(
    'DATABASE_URL must name a PostgreSQL of version 15 or newer.',
  )
  await checkVersion(says('150018'))
})
