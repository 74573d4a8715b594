import { randomBytes } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { photoPath, photoSizes } from '#common/photo.ts'
import { canary, phoneHeic, quarters, rotated, talkative, turnedHeic } from '#tests/photos/corpus.ts'
import { eventually } from '#tests/world/eventually.ts'
import { mostPreviews, type Sender, type StoredPhoto } from './photos.ts'
import {
  app,
  base,
  folder,
  hide,
  holdReads,
  keep,
  photos,
  picturesForAll,
  readKeys,
  send,
  show,
} from './test-pictures.ts'

picturesForAll(100)

/** The colours in the middle of the four quarters, starting at the top left. */
async function seen(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .resize(2, 2, { kernel: 'nearest', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours: Record<string, string> = { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow' }
  return [0, 1, 2, 3].map(
    i => colours[[0, 1, 2].map(c => ((data[i * info.channels + c] ?? 0) > 127 ? 1 : 0)).join('')] ?? '?',
  )
}

describe('a photo', () => {
  test('is stored in three sizes, the largest at most 1600 pixels long', async () => {
    const photo = await keep(await quarters(2000, 1500).jpeg().toBuffer())
    expect([photo.width, photo.height]).toEqual([1600, 1200])
    for (const size of photoSizes) {
      const { format, width, height } = await sharp(await show(photo, size)).metadata()
      expect([format, width, height]).toEqual(['webp', size, size * 0.75])
    }
  })

  test('full of noise is stored smaller than it came', async () => {
    const noise = randomBytes(800 * 600 * 3)
    const raw = { width: 800, height: 600, channels: 3 } as const
    const sent = await sharp(noise, { raw }).jpeg({ quality: 95 }).toBuffer()
    const photo = await keep(sent)
    const sizes = await Promise.all(photoSizes.map(size => show(photo, size)))
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(sent.length / 2)
  })

  test('is never enlarged', async () => {
    const photo = await keep(await quarters(200, 100).png().toBuffer())
    for (const size of photoSizes)
      expect((await sharp(await show(photo, size)).metadata()).width).toBe(Math.min(200, size))
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i comes out as it was seen', async orientation => {
    const upload = await rotated(orientation)
    const photo = await keep(upload)
    expect(await seen(await show(photo, 320))).toEqual(
      await seen(await sharp(upload).autoOrient().png().toBuffer()),
    )
    if (orientation === 6) expect([photo.width, photo.height]).toEqual([120, 160])
  })

  test('from an iPhone is read, and stored upright', async () => {
    const photo = await keep(phoneHeic)
    expect([photo.width, photo.height]).toEqual([160, 120])
    expect(await seen(await show(photo, 320))).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  test('from an iPhone held upright is rotated once, though its file says so twice', async () => {
    const photo = await keep(turnedHeic())
    expect([photo.width, photo.height]).toEqual([120, 160])
    expect(await seen(await show(photo, 320))).toEqual(['blue', 'red', 'yellow', 'green'])
  })

  test('carries no metadata about place, time or camera', async () => {
    const upload = await talkative()
    const told = await sharp(upload).metadata()
    expect([told.exif && 1, told.xmp && 1, told.iptc && 1]).toEqual([1, 1, 1])
    for (const bytes of [upload, phoneHeic]) {
      const photo = await keep(bytes)
      for (const size of photoSizes) {
        const shown = await show(photo, size)
        expect(shown.includes(canary) || shown.includes('anary')).toBe(false)
        const { exif, xmp, iptc, icc, orientation } = await sharp(shown).metadata()
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      }
    }
  })

  test('sent twice is stored once', async () => {
    const upload = await quarters(640, 480).jpeg().toBuffer()
    expect(await keep(upload)).toEqual(await keep(Buffer.concat([upload, Buffer.from('x')])))
  })

  test.each(['../../x.jpg', 'a\0.jpg', 'con', 'x'.repeat(4000), '\u202egpj.exe', 'a"; name="b', ''])(
    'may be called %j, because the name is ignored',
    async name => {
      const answer = await send(await quarters().jpeg().toBuffer(), name)
      expect(answer.status).toBe(201)
      const shown = await fetch(base + photoPath((await answer.json()).hash, 320))
      expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{8}\.webp"$/)
    },
  )
})

describe('the picture of a shared link', () => {
  const several = async (count: number, height: number) => {
    const kept: StoredPhoto[] = []
    while (kept.length < count)
      kept.push(
        await keep(
          await quarters(60 + 2 * kept.length, height)
            .png()
            .toBuffer(),
        ),
      )
    return kept.map(({ hash }) => hash)
  }
  /** Holds reads of the storage; the result lets them go on. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    onTestFinished(() => resolve())
    holdReads(promise)
    readKeys.length = 0
    return resolve
  }
  const preview = (hash: string, options?: RequestInit) =>
    fetch(`${base}/photos/${hash}/preview.jpg`, options)

  test('is a JPEG; while many wait for theirs, one more is sent the stored picture instead', async () => {
    const hashes = await several(mostPreviews + 1, 40)
    const goOn = hold()
    const answers = Promise.all(hashes.map(hash => preview(hash)))
    // The first of those that wait their turn, and the one that does not wait.
    await eventually(() => readKeys.length === 2)
    goOn()
    const all = (await answers).map(({ status, headers }) => `${status} ${headers.get('content-type')}`)
    expect(all.toSorted()).toEqual([...Array(mostPreviews).fill('200 image/jpeg'), '200 image/webp'])
  })

  test('is not made for somebody who has gone meanwhile', async () => {
    const [first = '', gone = '', last = ''] = await several(3, 50)
    const came = new Map<string, Socket>()
    photos.onServe(async (hash, { raw }) => {
      came.set(hash, raw.socket)
      return undefined
    })
    const goOn = hold()
    const shown = [preview(first)]
    await eventually(() => readKeys.length === 1)
    const leaving = new AbortController()
    const left = preview(gone, { signal: leaving.signal }).catch(() => 'left')
    await eventually(() => came.has(gone))
    leaving.abort()
    expect(await left).toBe('left')
    await eventually(() => came.get(gone)?.destroyed === true)
    shown.push(preview(last))
    await eventually(() => came.has(last))
    goOn()
    for (const answer of shown) expect((await answer).headers.get('content-type')).toBe('image/jpeg')
    expect(readKeys.map(key => [first, gone, last].findIndex(hash => key.includes(hash)))).toEqual([0, 2])
  })
})

describe('a stored photo', () => {
  test('is sent with a sandbox policy, cached for a minute, and 304 for its tag', async () => {
    const photo = await keep(phoneHeic)
    const answer = await fetch(base + photoPath(photo.hash, 800))
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = answer.headers.get('etag') ?? ''
    expect(
      (await fetch(base + photoPath(photo.hash, 800), { headers: { 'if-none-match': etag } })).status,
    ).toBe(304)
  })

  test('that was hidden is 404', async () => {
    const photo = await keep(await quarters(300, 200).png().toBuffer())
    const url = base + photoPath(photo.hash, 320)
    expect((await fetch(url)).status).toBe(200)
    hide(photo.hash)
    const answer = await fetch(url)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found'])
    hide('')
  })

  test('that is private has no public address and is sent with no-store', async () => {
    const path = join(folder, 'private-upload')
    const visitor = { ip: '127.0.0.1', device: 'a', method: 'POST', routeOptions: {} } as Sender
    await writeFile(path, await quarters(310, 210).png().toBuffer())
    const photo = await photos.store({ path, size: 1 }, visitor, { folder: 'private' })
    expect((await fetch(base + photoPath(photo.hash, 320))).status).toBe(404)
    const answer = await fetch(`${base}/private/${photo.hash}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    '/photos/x/800.webp',
    `/photos/${'0'.repeat(32)}/800.webp`,
    `/photos/${'0'.repeat(32)}/801.webp`,
    '/photos/../files/800.webp',
    `/photos/${'0'.repeat(32)}/800.jpg`,
    '/photos/%2e%2e%2fx/800.webp',
  ])('%s is 404', async path => {
    expect((await fetch(base + path)).status).toBe(404)
  })

  test('is deleted when no row refers to it, an hour after it was stored or soon after it was withdrawn', async () => {
    const kept = await keep(await quarters(500, 400).png().toBuffer())
    const orphan = await keep(await quarters(510, 400).png().toBuffer())
    const fresh = await keep(await quarters(520, 400).png().toBuffer())
    const age = async ({ hash }: StoredPhoto) => {
      for (const size of photoSizes)
        await utimes(join(folder, 'files/photos', hash.slice(0, 2), `${hash}-${size}.webp`), 0, 0)
    }
    await age(kept)
    await age(orphan)
    expect(await photos.sweep()).toBe(0)
    photos.onSweep(async hashes => hashes.filter(hash => hash === kept.hash))
    expect(await photos.sweep()).toBe(3)
    const statuses = await Promise.all(
      [kept, orphan, fresh].map(async ({ hash }) => (await fetch(base + photoPath(hash, 320))).status),
    )
    expect(statuses).toEqual([200, 404, 200])
    await photos.removeUnused([fresh.hash], 'photos')
    await eventually(async () => (await fetch(base + photoPath(fresh.hash, 1600))).status === 404)
  })
})

test('while 4,000 photos are being sent, a further one is refused for a moment, and other reads are answered', async () => {
  const { hash } = await keep(await quarters(530, 400).png().toBuffer())
  const sent = Promise.withResolvers<undefined>()
  let begun = 0
  photos.onServe(async asked => {
    if (asked !== hash) return undefined
    begun += 1
    return sent.promise
  })
  const ask = () => app.inject({ url: photoPath(hash, 320) })
  const slow: ReturnType<typeof ask>[] = []
  // Not all at once: reads that wait too long in the queue are refused.
  while (slow.length < 4000) {
    for (let n = 0; n < 50; n++) slow.push(ask())
    await eventually(async () => begun === slow.length)
  }
  const refused = await ask()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
    503,
    expect.stringMatching(/^[1-4]$/),
  ])
  expect((await app.inject({ url: '/private/none' })).statusCode).toBe(404)
  sent.resolve(undefined)
  const statuses = (await Promise.all(slow)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await ask()).statusCode).toBe(200)
})
