import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { mostPhotoBytes, photoPart, photoPath, photoSizes } from '#common/photo.ts'
import { type App, buildApp } from '#server/app.ts'
import type { House } from '#server/house.ts'
import {
  canary,
  goodFiles,
  hostileFiles,
  phoneHeic,
  quarters,
  rotated,
  talkative,
} from '#tests/photos/corpus.ts'
import { serve } from '../http.ts'
import { openStorage } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { createPhotos, type KeptPhoto, type Photos } from './photos.ts'
import { openWorkshop } from './workshop.ts'

const contract = defineContract({
  'POST /api/pictures': {
    access: 'anyone',
    summary: 'Keeps a picture.',
    files: [photoPart()],
    reply: z.object({ hash: z.string(), width: z.int(), height: z.int() }),
    status: 201,
  },
})
let folder: string
let built: App
let storage: Storage
let photos: Photos
let base: string
let broken = false
let hidden = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mela-photos-'))
  built = await buildApp({
    settings: { dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined },
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    web: join(folder, 'none'),
  })
  const opened = await openStorage({ dataDir: folder, s3: undefined })
  storage = {
    ...opened,
    put: (...given) =>
      broken ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : opened.put(...given),
  }
  photos = createPhotos(built.app, storage, { patience: 30_000 })
  photos.onServe(hash => hash !== hidden)
  serve({ app: built.app } as House, contract, {
    'POST /api/pictures': ({ files }) => photos.keep(files.photo),
  })
  built.app.get('/private/:hash', (request, reply) =>
    photos.send(request, reply, {
      hash: (request.params as { hash: string }).hash,
      size: 320,
      shelf: 'private',
    }),
  )
  base = await built.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await photos.close()
  await built.app.close()
  await rm(folder, { recursive: true })
})

const send = (bytes: Buffer, name = 'photo.jpg') => {
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(bytes)]), name)
  return fetch(`${base}/api/pictures`, { method: 'POST', body: form })
}
const keep = async (bytes: Buffer): Promise<KeptPhoto> => {
  const answer = await send(bytes)
  expect(answer.status).toBe(201)
  return answer.json()
}
const show = async (photo: KeptPhoto, size: (typeof photoSizes)[number]) =>
  Buffer.from(await (await fetch(base + photoPath(photo.hash, size))).arrayBuffer())
/** The colour in the middle of each quarter, from the top left. */
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
  test('is kept in three sizes, the largest at most 1600 pixels long', async () => {
    const photo = await keep(await quarters(4000, 3000).jpeg().toBuffer())
    expect([photo.width, photo.height]).toEqual([1600, 1200])
    for (const size of photoSizes) {
      const { format, width, height } = await sharp(await show(photo, size)).metadata()
      expect([format, width, height]).toEqual(['webp', size, size * 0.75])
    }
  })

  test('is never made larger than it was', async () => {
    const photo = await keep(await quarters(200, 100).png().toBuffer())
    for (const size of photoSizes)
      expect((await sharp(await show(photo, size)).metadata()).width).toBe(Math.min(200, size))
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('held way %i comes out as it was seen', async orientation => {
    const upload = await rotated(orientation)
    const photo = await keep(upload)
    expect(await seen(await show(photo, 320))).toEqual(
      await seen(await sharp(upload).autoOrient().png().toBuffer()),
    )
    if (orientation === 6) expect([photo.width, photo.height]).toEqual([120, 160])
  })

  test('of an iPhone is read, and comes out as it was seen', async () => {
    const photo = await keep(phoneHeic)
    expect([photo.width, photo.height]).toEqual([160, 120])
    expect(await seen(await show(photo, 320))).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  test('tells nothing of where, when and with what it was taken', async () => {
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

  test('that is the same picture is the same photo', async () => {
    const upload = await quarters(640, 480).jpeg().toBuffer()
    expect(await keep(upload)).toEqual(await keep(Buffer.concat([upload, Buffer.from('x')])))
  })

  test.each(['../../x.jpg', 'a\0.jpg', 'con', 'x'.repeat(4000), '\u202egpj.exe', 'a"; name="b', ''])(
    'may be called %j, which nobody looks at',
    async name => {
      const answer = await send(phoneHeic, name)
      expect(answer.status).toBe(201)
      const shown = await fetch(base + photoPath((await answer.json()).hash, 320))
      expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{8}\.webp"$/)
    },
  )
})

describe('of the files that people may send', () => {
  test('every good one is kept', async () => {
    const files = await goodFiles()
    expect(files.length).toBeGreaterThanOrEqual(60)
    for (const { name, bytes } of files) expect([name, (await send(bytes)).status]).toEqual([name, 201])
  }, 180_000)

  test('every hostile one is refused, quickly and by its own message', async () => {
    const files = await hostileFiles()
    expect(files.length).toBeGreaterThanOrEqual(300)
    for (const { name, bytes } of files) {
      const answer = await send(bytes, `${name}.jpg`)
      expect([name, answer.status, await answer.json()]).toEqual([
        name,
        400,
        { code: 'not-an-image', message: 'Please select an image file' },
      ])
    }
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  }, 180_000)

  test('exactly 15,728,640 bytes are accepted, one more is not', async () => {
    const image = await quarters().jpeg().toBuffer()
    const sized = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)])
    expect((await send(sized(mostPhotoBytes - 1))).status).toBe(201)
    expect((await send(sized(mostPhotoBytes))).status).toBe(201)
    const answer = await send(sized(mostPhotoBytes + 1))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      code: 'file-too-large',
      message: 'File size must be less than 15MB',
    })
  })

  /** Sends a form as HTTP allows it and browsers do not. */
  const raw = (size: number, headers: Record<string, string | number>) =>
    new Promise<number>(resolve => {
      const type = 'multipart/form-data; boundary=b'
      const sending = httpRequest(`${base}/api/pictures`, {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
      })
      sending.on('response', response => {
        resolve(response.statusCode ?? 0)
        response.resume()
        response.on('end', () => sending.destroy())
      })
      sending.on('error', () => resolve(0))
      sending.write('--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n')
      const piece = Buffer.alloc(65_536, 1)
      let left = size
      const go = () => {
        while (left > 0 && !sending.destroyed) {
          left -= piece.length
          if (!sending.write(piece)) return void sending.once('drain', go)
        }
        if (!sending.destroyed) sending.end('\r\n--b--\r\n')
      }
      go()
    })

  test('the bytes are counted, whatever the sender says about them', async () => {
    expect(await raw(100 * 1024 ** 2, { 'transfer-encoding': 'chunked' })).toBe(413)
    expect(await raw(1000, { 'content-length': 100_000_000 })).toBe(413)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })
})

describe('a file that', () => {
  const path = (text: string) => join(folder, `job-${text}`)
  beforeAll(async () => {
    for (const text of ['ask', 'crash', 'hang']) await writeFile(path(text), text)
  })
  const work = (text: string, workshop: ReturnType<typeof openWorkshop>) =>
    workshop.shrink(path(text)).catch(error => [error.status, error.code])
  const program = new URL('../../../tests/photos/stubborn-process.ts', import.meta.url)

  test('brings the decoder down harms only itself', async () => {
    const workshop = openWorkshop({ program })
    const all = await Promise.all(
      ['crash', 'crash', 'ask', 'ask', 'crash', 'ask'].map(text => work(text, workshop)),
    )
    expect(all).toEqual(Array(6).fill([400, 'not-an-image']))
    expect(await work('ask', workshop)).toEqual([400, 'not-an-image'])
    expect([workshop.working, workshop.waiting]).toEqual([0, 0])
    await workshop.close()
  })

  test('keeps the decoder busy is given up, and those who wait get their turn', async () => {
    const workshop = openWorkshop({ program, patience: 1000, mostWaiting: 3 })
    const all = await Promise.all(
      ['hang', 'hang', 'ask', 'ask', 'ask', 'ask'].map(text => work(text, workshop)),
    )
    expect(all.slice(0, 2)).toEqual(Array(2).fill([503, 'unavailable']))
    expect(all.slice(2, 5)).toEqual(Array(3).fill([400, 'not-an-image']))
    expect(all[5]).toEqual([503, 'unavailable'])
    await workshop.close()
  })

  test('meets a workshop that cannot start is not blamed', async () => {
    const workshop = openWorkshop({ program: new URL('file:///nothing/here.ts') })
    await expect(workshop.shrink(path('ask'))).rejects.toThrow('Photos cannot be read')
    await workshop.close()
  })

  test('cannot be stored is 503, and so is one that comes when the disk is full', async () => {
    broken = true
    const answer = await send(phoneHeic)
    broken = false
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
  })
})

describe('a kept photo', () => {
  test('is sent in a sandbox, for a minute, and 304 to who has it', async () => {
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

  test('that is hidden does not exist any more', async () => {
    const photo = await keep(await quarters(300, 200).png().toBuffer())
    const url = base + photoPath(photo.hash, 320)
    expect((await fetch(url)).status).toBe(200)
    hidden = photo.hash
    const answer = await fetch(url)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found'])
    hidden = ''
  })

  test('on the private shelf has no public address, and stays with nobody on the way', async () => {
    const path = join(folder, 'private-upload')
    await writeFile(path, await quarters(310, 210).png().toBuffer())
    const photo = await photos.keep({ path, size: 1 }, 'private')
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

  test('is swept away when no row names it, an hour after it was put', async () => {
    const kept = await keep(await quarters(500, 400).png().toBuffer())
    const orphan = await keep(await quarters(510, 400).png().toBuffer())
    const fresh = await keep(await quarters(520, 400).png().toBuffer())
    const age = async ({ hash }: KeptPhoto) => {
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
  })
})
