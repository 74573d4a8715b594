import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openBucketServer } from '#tests/bucket-server.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openStorage } from './open.ts'
import { openBucket } from './s3.ts'
import type { Storage } from './storage.ts'

let dataDir: string
let began = 0
beforeEach(async () => {
  began = Date.now()
  dataDir = await mkdtemp(join(tmpdir(), 'mela-storage-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (storage: Storage, key: string) => (await storage.get(key))?.toString()
const keysOf = async (storage: Storage, prefix: string) => {
  const keys: string[] = []
  for await (const { key, modified } of storage.list(prefix)) {
    // Some storages know whole seconds only.
    expect(modified.getTime()).toBeGreaterThan(began - 1000)
    expect(modified.getTime()).toBeLessThanOrEqual(Date.now())
    keys.push(key)
  }
  return keys.sort()
}

const kinds = {
  folder: async () => ({ storage: await openStorage({ dataDir, s3: undefined }), close: async () => {} }),
  bucket: async () => {
    const server = await openBucketServer('mela')
    const storage = await openStorage({ dataDir, s3: server.settings })
    return { storage, close: server.close }
  },
}
describe.each(Object.entries(kinds))('a %s', (_, openKind) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeEach(async () => {
    ;({ storage, close } = await openKind())
  })
  afterEach(async () => {
    await storage.close()
    await close()
  })

  test('returns what was put, even when it was put twice', async () => {
    for (const text of ['one', 'one']) await storage.put('photos/ab/abcd-800.webp', bytes(text))
    expect(await read(storage, 'photos/ab/abcd-800.webp')).toBe('one')
  })

  test('has nothing under an unknown or removed key', async () => {
    expect(await storage.get('photos/nope.webp')).toBeUndefined()
    await storage.put('photos/a.webp', bytes('x'))
    await storage.remove('photos/a.webp')
    await storage.remove('photos/a.webp')
    expect(await storage.get('photos/a.webp')).toBeUndefined()
    expect(await storage.get('photos')).toBeUndefined()
  })

  test('lists what is below a prefix', async () => {
    for (const key of [
      'photos/ab/1.webp',
      'photos/ab/2.webp',
      'photos/cd/3.webp',
      'photos/cd/4.webp',
      'vehicles/1.webp',
    ])
      await storage.put(key, bytes('x'))
    expect(await keysOf(storage, 'photos/')).toEqual([
      'photos/ab/1.webp',
      'photos/ab/2.webp',
      'photos/cd/3.webp',
      'photos/cd/4.webp',
    ])
    expect(await keysOf(storage, 'photos/c')).toEqual(['photos/cd/3.webp', 'photos/cd/4.webp'])
    expect(await keysOf(storage, 'nothing/')).toEqual([])
  })

  test.each(['../x', '/etc/passwd', 'a//b', 'a/./b', 'a\0b', 'A', 'a b', '', 'a/', '.x', 'क'])(
    'refuses the key %j',
    async key => {
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('plain names')
      await expect(storage.get(key)).rejects.toThrow('plain names')
      await expect(storage.remove(key)).rejects.toThrow('plain names')
    },
  )
})

describe('a folder', () => {
  test('contains complete files only, and deletes temporary files of a killed process', async () => {
    const storage = await openStorage({ dataDir, s3: undefined })
    await Promise.all(Array.from({ length: 20 }, () => storage.put('a/b.webp', bytes('same'))))
    const folder = join(dataDir, 'files/a')
    expect(await readdir(folder)).toEqual(['b.webp'])
    const half = join(folder, 'c.webp.1.half')
    await writeFile(half, 'ha')
    expect(await keysOf(storage, 'a/')).toEqual(['a/b.webp'])
    expect(await readdir(folder)).toHaveLength(2)
    await utimes(half, 0, 0)
    await keysOf(storage, 'a/')
    expect(await readdir(folder)).toEqual(['b.webp'])
  })
})

describe('a bucket', () => {
  /** A busy machine may take longer than the 100 ms of silence that a test allows, also for a store that answers. */
  const onceInTime = <T>(ask: () => Promise<T>) =>
    eventually(() =>
      ask().then(
        value => ({ value }),
        () => undefined,
      ),
    ).then(({ value }) => value)

  test('that does not answer is 503; one that refuses the key is a configuration error', async () => {
    const server = await openBucketServer('mela')
    const storage = await openStorage({ dataDir, s3: server.settings })
    server.broken = true
    await expect(storage.put('a.webp', bytes('x'))).rejects.toMatchObject({ status: 503 })
    await server.close()
    await expect(storage.get('a.webp')).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    await storage.close()
    const other = await openBucketServer('other')
    const wrong = await openStorage({ dataDir, s3: { ...other.settings, bucket: 'mela' } })
    await expect(wrong.put('a.webp', bytes('x'))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
    await wrong.close()
    await other.close()
  })

  test('that accepts a request and never answers is 503, and the next request is answered', async () => {
    const server = await openBucketServer('mela')
    const storage = openBucket(server.settings, { silence: 100 })
    server.silent = true
    await expect(storage.put('a.webp', bytes('x'))).rejects.toMatchObject({ status: 503 })
    await expect(storage.get('a.webp')).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    server.silent = false
    await onceInTime(() => storage.put('a.webp', bytes('x')))
    expect(await onceInTime(() => read(storage, 'a.webp'))).toBe('x')
    await storage.close()
    await server.close()
  })

  test('that goes silent in the middle of an object is 503, and keeps no connection', async () => {
    const server = await openBucketServer('mela')
    const storage = openBucket(server.settings, { silence: 100 })
    await onceInTime(() => storage.put('a.webp', bytes('one and two')))
    server.stalls = true
    await expect(storage.get('a.webp')).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    await expect.poll(() => server.connections()).toBe(0)
    server.stalls = false
    expect(await onceInTime(() => read(storage, 'a.webp'))).toBe('one and two')
    await storage.close()
    await server.close()
  })

  test('that never finishes answering a put is 503', async () => {
    const server = await openBucketServer('mela')
    const storage = openBucket(server.settings, { longestPut: 300 })
    server.drips = true
    await expect(storage.put('a.webp', bytes('x'))).rejects.toMatchObject({ status: 503 })
    await storage.close()
    await server.close()
  })

  test('keeps viewers of pictures apart: beyond a limit they get 503, and nothing else waits for them', async () => {
    const server = await openBucketServer('mela')
    const storage = openBucket(server.settings, { mostReaders: 60 })
    await storage.put('private/a.webp', bytes('plate'))
    const held = Promise.withResolvers<void>()
    server.holds = (method, key) => (method === 'GET' && key.startsWith('photos/') ? held.promise : undefined)
    const over = new AbortController()
    let answered = 0
    const viewers = Array.from({ length: 60 }, (_, n) =>
      storage
        .get(`photos/${n}.webp`, { isForCrowd: true, signal: over.signal })
        .catch(() => undefined)
        .finally(() => {
          answered += 1
        }),
    )
    await expect(storage.get('photos/more.webp', { isForCrowd: true })).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfter: expect.any(Number),
    })
    await storage.put('private/b.webp', bytes('plate'))
    expect(await read(storage, 'private/a.webp')).toBe('plate')
    expect(answered).toBe(0)
    over.abort()
    await Promise.all(viewers)
    held.resolve()
    expect(await storage.get('photos/more.webp', { isForCrowd: true })).toBeUndefined()
    await storage.close()
    await server.close()
  })
})
