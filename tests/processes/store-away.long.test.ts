import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#kit/server/db/open.ts'
import { openBucketServer } from '../bucket-server.ts'
import { photosIn, sendPhotos } from '../cluster/writers.ts'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { lostFeedback, sendFeedback } from '../drills/load.ts'
import { newPhoto, notice } from '../drills/round-phones.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { type Device, openDevice } from '../world/device.ts'
import { connectToEach } from './connections.ts'

/**
 * The photo store goes away under load, in the different ways in which stores do, and comes back; with two server processes.
 */
let dataDir = ''
let server: ServerProcess
let database: Database
let bucket: Awaited<ReturnType<typeof openBucketServer>>
beforeAll(async () => {
  dataDir = makeDataFolder()
  bucket = await openBucketServer('photos')
  const { endpoint, credentials } = bucket.settings
  const env = {
    WEB_PROCESSES: '2',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  server = await startServer(dataDir, { env })
  expect(server.url, server.stderr()).not.toBe('')
  database = await openDatabase({ databaseUrl: undefined, dataDir })
})
/** Makes the store fail in one way until the end of the test. */
const failing = (how: 'broken' | 'silent' | 'stalls') => {
  bucket[how] = true
  onTestFinished(() => {
    bucket[how] = false
  })
}
afterAll(async () => {
  await database?.close()
  server?.kill('SIGTERM')
  await server?.ended
  await bucket?.close()
  removeDataFolder(dataDir)
})

// biome-ignore lint/suspicious/noExplicitAny: rows as each caller names them
const query = (sql: string): Promise<{ rows: any[] }> => database.pool.query(sql)
const sendPhoto = async (device: Device) => {
  const fields = { id: crypto.randomUUID(), name: 'Mohan Sah', phone: '9876500010', ...notice }
  return device.send('/api/photos', fields, await newPhoto())
}

test.each([
  ['answers 503', 'broken'],
  ['takes requests and does not answer', 'silent'],
] as const)(
  'with a store that %s photos are refused and none is lost; stored pictures and text still work, and it recovers by itself',
  async (_, how) => {
    const device = await openDevice(server.url)
    const kept = (await sendPhoto(device)).body.image_url
    const other = (await sendPhoto(device)).body.image_url
    // Each process has requested the picture from the store.
    const readers = await connectToEach(server)
    expect(new Set(await readers.read(kept))).toEqual(new Set([200]))

    const photos = await sendPhotos(server.url, query)
    const texts = sendFeedback(server.url, 2, 100)
    await expect.poll(() => photos.acknowledged.size).toBeGreaterThan(5)
    bucket[how] = true
    const [refused, unread] = await Promise.all([sendPhoto(device), device.get(other)])
    for (const { status, body, headers } of [refused, unread]) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(new Set(await readers.read(kept))).toEqual(new Set([200]))
    const [before, stored] = [texts.acknowledged.size, photos.acknowledged.size]
    await expect.poll(() => texts.acknowledged.size).toBeGreaterThan(before + 30)
    expect(photos.acknowledged.size).toBeLessThanOrEqual(stored + 2)

    readers.close()
    bucket[how] = false
    await expect.poll(() => photos.acknowledged.size).toBeGreaterThan(stored + 10)
    expect((await device.get(other)).status).toBe(200)
    await Promise.all([photos.stop(), texts.stop()])
    expect(await photosIn(query, await bucket.keys(), photos)).toEqual([])
    expect(await lostFeedback(query, texts)).toEqual([])
    // Above a network's ordinary rate newcomers are asked for proof of work, which these phones do not do.
    texts.failed.delete('403')
    expect(Object.fromEntries(texts.failed)).toEqual({})
  },
)

test('a store that goes silent in the middle of a picture gives 503, and holds nothing up', async () => {
  const device = await openDevice(server.url)
  const kept = (await sendPhoto(device)).body.image_url
  failing('stalls')
  const reading = device.get(kept)
  await expect.poll(() => bucket.connections()).toBeGreaterThan(0)
  expect([(await device.get('/healthz')).status, (await device.get('/readyz')).status]).toEqual([200, 200])
  const { status, body, headers } = await reading
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await expect.poll(() => bucket.connections()).toBe(0)
  bucket.stalls = false
  expect((await device.get(kept)).status).toBe(200)
})
