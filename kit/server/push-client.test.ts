import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhone, openPushService } from '#tests/push-service.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { databaseOf, openPool } from './db/open.ts'
import { type PushMessage, pushClient } from './push-client.ts'
import { readSettings } from './settings.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let database: TestDatabase
beforeAll(async () => {
  // The stand-in service has a self-signed certificate.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  service = await openPushService()
  database = await openTestDatabase()
})
afterAll(async () => {
  await service.close()
  await database.close()
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
})

test('a message waits while the guide’s keys cannot be read, and is sent afterwards', async () => {
  const { keys, endpoint } = newPhone(service.host, '/a').input
  const owner = openPool(database.owner)
  const { db } = databaseOf(database.pool)
  const push = pushClient({ settings: readSettings({}), db })
  const message: PushMessage = {
    web_push: 8030,
    notification: { title: 'Test', body: '', lang: 'en', tag: 'a', navigate: '/' },
  }
  const send = () => push({ endpoint, ...keys, ttl: 60, urgency: 'high', topic: 'a' }, message)
  // The database error then contains the word "key", like an error about a phone's broken key.
  await owner.query('alter table settings rename column key to word')
  expect(await send()).toEqual({ outcome: 'later', after: undefined })
  await owner.query('alter table settings rename column word to key')
  expect(await send()).toEqual({ outcome: 'sent' })
  expect(service.arrived).toHaveLength(1)
  await owner.end()
})
