import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#kit/server/db/open.ts'
import { environmentOf, openBucketServer } from '../bucket-server.ts'
import { photosIn, sendPhotos } from '../cluster/writers.ts'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { lostFeedback, sendFeedback } from '../drills/load.ts'
import { notice } from '../drills/round-phones.ts'
import { newPhoto } from '../photos/corpus.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { type Device, openDevice } from '../world/device.ts'
import { connectToEach } from './connections.ts'

/** The photo store goes away under load and comes back; with two server processes. */
let dataDir = ''
let server: ServerProcess
let database: Database
let bucket: Awaited<ReturnType<typeof openBucketServer>>
beforeAll(async () => {
  dataDir = makeDataFolder()
  bucket = await openBucketServer('photos')
  const compiled = { NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
  const env = { WEB_PROCESSES: '2', ...compiled, ...environmentOf(bucket.settings) }
  server = await startServer(dataDir, { env })
  expect(server.url, server.stderr()).not.toBe('')
  database = await openDatabase({ databaseUrl: undefined, dataDir })
})
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

test('with a store that takes requests and does not answer photos are refused and none is lost; stored pictures and text still work, and it recovers by itself', async () => {
  const device = await openDevice(server.url)
  const kept = (await sendPhoto(device)).body.image_url
  const other = (await sendPhoto(device)).body.image_url
  // Each process has requested the picture from the store.
  const readers = await connectToEach(server)
  expect(new Set(await readers.read(kept))).toEqual(new Set([200]))

  const photos = await sendPhotos(server.url, query)
  const texts = sendFeedback(server.url, 2, 100)
  await expect.poll(() => photos.acknowledged.size).toBeGreaterThan(5)
  bucket.silent = true
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
  bucket.silent = false
  await expect.poll(() => photos.acknowledged.size).toBeGreaterThan(stored + 10)
  expect((await device.get(other)).status).toBe(200)
  await Promise.all([photos.stop(), texts.stop()])
  expect(await photosIn(query, await bucket.keys(), photos)).toEqual([])
  expect(await lostFeedback(query, texts)).toEqual([])
  // Above a network's ordinary rate newcomers are asked for proof of work, which these phones do not do.
  texts.failed.delete('403')
  expect(Object.fromEntries(texts.failed)).toEqual({})
})
