import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openRelay, type Relay } from '#tests/world/relay.ts'
import { type Embedded, openEmbedded } from './embedded/open.ts'
import { openPool } from './open.ts'
import { followReplica } from './replica.ts'
import { inQueryClass, type SharedPool } from './shared-pool.ts'

/**
 * Several copies behind one address. The one that is up to date is the primary itself; the one that lags is a database of its
 * own, whose log has not got as far.
 */
let database: TestDatabase
let lagging: Embedded
let relay: Relay
let pool: SharedPool
const dataDir = makeDataFolder()
beforeAll(async () => {
  database = await openTestDatabase()
  lagging = await openEmbedded(dataDir)
  const admin = openPool(lagging.owner)
  await admin.query(`create database ${database.owner.database}`)
  await admin.end()
  relay = await openRelay(database.owner)
  pool = openPool(database.owner)
  const { user, database: name } = database.owner
  pool.replica = followReplica(pool, `postgresql://${user}@127.0.0.1:${relay.port}/${name}`)
  await eventually(pool.replica.isFresh)
})
afterAll(async () => {
  await pool.end()
  await relay.close()
  await database.close()
  await lagging.close()
  removeDataFolder(dataDir)
})

const whoAnswers = async (client: PoolClient) => {
  const { rows } = await client.query(`select current_setting('unix_socket_directories') as folder`)
  client.release()
  return rows[0].folder
}
/** Six at once, so that more connections are opened. */
const sixReaders = async () => {
  const clients = await Promise.all(
    Array.from({ length: 6 }, () => inQueryClass('copy', () => pool.connect())),
  )
  return new Set(await Promise.all(clients.map(whoAnswers)))
}

test('of several copies one that lags is not asked, though another is up to date', async () => {
  relay.leadTo(lagging.owner)
  expect(await sixReaders()).toEqual(new Set([database.owner.host]))
})
