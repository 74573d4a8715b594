import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'

/** Which database places a route without a contract uses. */
let database: TestDatabase
let built: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  built = await openTestApp()
  const answer = async () => (await database.pool.query('select 1 as n')).rows
  built.app.get('/lines', answer)
  built.app.post('/lines', answer)
})
afterAll(async () => {
  await built.close()
  await database.close()
})

test('reads of a route without a contract do not wait where writes do', async () => {
  const { app } = built
  const clients: PoolClient[] = []
  while (clients.length < (database.pool.options.max ?? 0)) clients.push(await database.pool.connect())
  let isWritten = false
  const write = app.inject({ url: '/lines', method: 'POST' }).then(answer => {
    isWritten = true
    return answer
  })
  expect((await app.inject({ url: '/lines' })).statusCode).toBe(200)
  expect(isWritten).toBe(false)
  for (const client of clients) client.release()
  expect((await write).statusCode).toBe(200)
})

test('a write is answered while the bodies of 4,000 others are still on their way', async () => {
  const { app } = built
  await app.ready()
  const headers = { 'content-type': 'application/json' }
  for (let n = 0; n < 4000; n++) {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: 'POST', url: '/lines', headers })
    app.server.emit('request', request, new ServerResponse(request))
  }
  expect((await app.inject({ url: '/lines', method: 'POST', headers, payload: '{}' })).statusCode).toBe(200)
})
