import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from '#kit/server/storage/s3.ts'
import { missingPrograms, unprivileged } from './programs.ts'
import { openSwift } from './swift.ts'

/** The photo store on another maker's store than the one that is made for tests. */
const missing = process.env.CLUSTER ? missingPrograms(['swift']) : 'it runs with CLUSTER=1.'
if (missing) console.log(`The store on OpenStack Swift is left out: ${missing}`)

describe.skipIf(missing)('on OpenStack Swift', () => {
  let folder = ''
  let swift: Awaited<ReturnType<typeof openSwift>>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mela-swift-'))
    const owner = unprivileged()
    if (owner) chownSync(folder, owner.uid, owner.gid)
    swift = await openSwift(folder, 'photos')
  })
  afterAll(async () => {
    await swift?.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('photos are kept, found, listed and removed', async () => {
    const storage = openBucket(swift.settings)
    const keys = Array.from({ length: 40 }, (_, n) => `photos/ab/${n + 10}.webp`)
    for (const key of [...keys, 'photos/ab/10.webp', 'private/1.webp'])
      await storage.put(key, bytes(key), 'image/webp')
    expect((await storage.get('photos/ab/11.webp'))?.toString()).toBe('photos/ab/11.webp')
    expect(await storage.get('photos/none.webp')).toBeUndefined()
    const listed: string[] = []
    for await (const { key, modified } of storage.list('photos/')) {
      listed.push(key)
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(60_000)
    }
    expect(listed.toSorted()).toEqual(keys)
    for (const _ of 'twice') await storage.remove('photos/ab/11.webp')
    expect(await storage.get('photos/ab/11.webp')).toBeUndefined()
    await storage.close()
  })

  test('a wrong secret and a bucket that is not there are errors of the configuration, not of the moment', async () => {
    const wrong = { accessKeyId: 'fair:guide', secretAccessKey: 'wrong' }
    for (const settings of [
      { ...swift.settings, credentials: wrong },
      { ...swift.settings, bucket: 'none' },
    ]) {
      const storage = openBucket(settings)
      const error = await storage.put('photos/a.webp', bytes('x'), 'image/webp').catch(one => one)
      expect(error.status).toBeUndefined()
      expect(error.$metadata.httpStatusCode).toBeGreaterThanOrEqual(400)
      await storage.close()
    }
  })
})
