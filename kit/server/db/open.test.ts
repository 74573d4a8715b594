import { expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openEmbedded } from './embedded/open.ts'
import { openDatabase, openPool } from './open.ts'

test('another PostgreSQL by DATABASE_URL is migrated and used, and warned about where it may lose data', async () => {
  const dataDir = makeDataFolder()
  const elsewhere = await openEmbedded(dataDir)
  const admin = openPool(elsewhere.owner)
  await admin.query('alter role mela set synchronous_commit = off')
  const databaseUrl = `postgresql://mela@localhost/mela?host=${encodeURIComponent(elsewhere.owner.host ?? '')}`
  const said: string[] = []
  const database = await openDatabase({ databaseUrl, dataDir: '/nonexistent' }, line => said.push(line))
  expect(said).toEqual(['synchronous_commit is off in the database: a power cut may lose what people sent.'])
  expect((await database.migrate()).slice(0, 1)).toEqual(['0001-live-events'])
  await database.pool.query(`insert into live_events (topic, key, data) values ('a', 'b', '{}')`)
  await database.close()
  expect((await admin.query('select key from live_events')).rows).toEqual([{ key: 'b' }])
  await admin.end()
  await elsewhere.close()
  removeDataFolder(dataDir)
})

test('a pool closes in a moment even while a query hangs', async () => {
  const dataDir = makeDataFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  await database.migrate()
  const hanging = database.pool.query('select pg_sleep(60)').catch(error => error)
  await database.pool.query('select 1')
  await database.close()
  expect(await hanging).toBeInstanceOf(Error)
  removeDataFolder(dataDir)
})
