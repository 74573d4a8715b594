import { createSecretKey } from 'node:crypto'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach } from 'vitest'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { createResponseCache, type ResponseCache } from '../http/response-cache.ts'
import { createNetworks } from '../limits/network.ts'
import { createLive, type Live } from './live.ts'

export let database: TestDatabase
export let now = Date.now()
/** Moves the servers' clock. */
export function advance(ms: number): void {
  now += ms
}
const opened: { built: TestApp; live: Live; base: string; responseCache: ResponseCache }[] = []

/** Gives each test of a file a database, and afterwards closes its servers. */
export function liveForEach(): void {
  beforeEach(async () => {
    now = Date.now()
    database = await openTestDatabase()
  })
  afterEach(async () => {
    for (const { built, live, responseCache } of opened.splice(0)) {
      await built.close()
      await live.close()
      await responseCache.close()
    }
    await database.close()
  })
}

/** A server process on the database. */
export async function openServer(places?: {
  streams: number
  staffStreams: number
  streamsPerNetwork: number
}) {
  const built = await openTestApp({ settings: { trustedProxies: ['loopback'] }, clock: () => now })
  const responseCache = createResponseCache(database.pool)
  const live = await createLive(
    built.app,
    database.pool,
    () => now,
    createNetworks(createSecretKey(Buffer.alloc(32, 2))),
    responseCache,
    places,
  )
  built.app.get('/mint', async (_, reply) => built.devices.mint(reply))
  const base = await built.listen()
  const server = { built, live, base, responseCache }
  opened.push(server)
  return server
}

type Told = { id?: string; event?: string; data?: string; retry?: string }
/** A phone that listens to the live stream. */
export async function listen(base: string, topics = 'photos,crowd', headers: Record<string, string> = {}) {
  const told: Told[] = []
  let text = ''
  let ended = false
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpGet(`${base}/api/live?topics=${topics}`, { headers, agent: false }, resolve).on('error', reject),
  )
  response.setEncoding('utf8')
  response.on('data', chunk => {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts)
      told.push(Object.fromEntries(part.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2))))
  })
  for (const event of ['end', 'close', 'error']) response.on(event, () => (ended = true))
  const events = () => told.filter(({ event }) => event && event !== 'ready')
  await eventually(() => response.statusCode !== 200 || told.some(({ event }) => event === 'ready'))
  return {
    response,
    told,
    events,
    isEnded: () => ended,
    lastId: () => told.findLast(({ id }) => id)?.id ?? '',
  }
}

export const rowOf = (told: Told | undefined) => JSON.parse(told?.data ?? 'null')
