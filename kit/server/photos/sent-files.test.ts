import { readdir, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { mostPhotoBytes } from '#common/photo.ts'
import { goodFiles, hostileFiles, phoneHeic, quarters } from '#tests/photos/corpus.ts'
import { eventually } from '#tests/world/eventually.ts'
import { type JobKind, openImageWorkers } from './image-workers.ts'
import { base, folder, picturesForAll, refusalOf, refused, send, storageIsBroken } from './test-pictures.ts'
import { createWorkBudget } from './work-budget.ts'

picturesForAll()

describe('among the files that people may send', () => {
  test('every good one is accepted', async () => {
    for (const { name, bytes } of await goodFiles())
      expect([name, (await send(bytes)).status]).toEqual([name, 201])
  })

  test('every hostile one is refused with its own message', async () => {
    for (const { name, bytes } of await hostileFiles())
      expect([name, ...(await refusalOf(name, bytes))]).toEqual([name, ...refused(name)])
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f90' } })
  test.each([
    ['a photo of sixty megapixels', flat(10_000, 6000).jpeg()],
    ['an AVIF of fourteen megapixels', flat(4000, 3500).avif({ effort: 0 })],
  ])('%s is distinguished from a broken one', async (_, image) => {
    const answer = await send(await image.toBuffer())
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'not-an-image', fields: [{ path: 'photo', code: 'too-many-pixels' }] },
    ])
  })

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

  /** Sends a form that HTTP allows and browsers would not send. */
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

  test('the bytes are counted, whatever Content-Length says', async () => {
    expect(await raw(100 * 1024 ** 2, { 'transfer-encoding': 'chunked' })).toBe(413)
    expect(await raw(1000, { 'content-length': 100_000_000 })).toBe(413)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })
})

describe('a file that', () => {
  const path = (text: string) => join(folder, `job-${text}`)
  beforeAll(async () => {
    for (const text of ['ask', 'crash', 'hang', 'stop']) await writeFile(path(text), text)
  })
  const work = (text: string, imageWorkers: ReturnType<typeof openImageWorkers>) =>
    imageWorkers.shrink(path(text)).catch(error => [error.status, error.code])
  const program = new URL('../../../tests/photos/stubborn-process.ts', import.meta.url)

  test('crashes the decoder harms no other job', async () => {
    const imageWorkers = openImageWorkers({ program })
    const all = await Promise.all(
      ['crash', 'crash', 'ask', 'ask', 'crash', 'ask'].map(text => work(text, imageWorkers)),
    )
    expect(all).toEqual(Array(6).fill([400, 'not-an-image']))
    expect(await work('ask', imageWorkers)).toEqual([400, 'not-an-image'])
    expect([imageWorkers.working, imageWorkers.waiting]).toEqual([0, 0])
    await imageWorkers.close()
  })

  test('keeps the decoder busy is given up, and waiting jobs run', async () => {
    const imageWorkers = openImageWorkers({ program, timeout: 1000, maxWaiting: 3 })
    const all = await Promise.all(['hang', 'ask', 'ask', 'ask', 'ask'].map(text => work(text, imageWorkers)))
    expect(all[0]).toEqual([503, 'unavailable'])
    expect(all.slice(1, 4)).toEqual(Array(3).fill([400, 'not-an-image']))
    expect(all[4]).toEqual([503, 'unavailable'])
    await imageWorkers.close()
  })

  test('is in work when the server closes, or is stopped with it, may be sent again', async () => {
    const imageWorkers = openImageWorkers({ program })
    const sent = work('hang', imageWorkers)
    await eventually(() => imageWorkers.working === 1)
    await imageWorkers.close()
    expect(await sent).toEqual([503, 'unavailable'])
    expect(await work('stop', imageWorkers)).toEqual([503, 'unavailable'])
    await imageWorkers.close()
  })

  test('keeps the decoder busy does not delay staff, and reports of missing persons go before other visitors', async () => {
    const imageWorkers = openImageWorkers({ program, timeout: 60_000 })
    const done: string[] = []
    const send = (text: string, kind: JobKind) =>
      imageWorkers.shrink(path(text), { kind }).catch(() => done.push(kind))
    const held = send('hang', 'other')
    const others = [send('ask', 'other'), send('ask', 'urgent')]
    await send('ask', 'staff')
    expect(done).toEqual(['staff'])
    await imageWorkers.close()
    await Promise.all([held, ...others])
    expect(done).toEqual(['staff', 'other', 'urgent', 'other'])
    await imageWorkers.close()
  })

  test('makes much work is charged to its device and network, which are then refused for a while', () => {
    let now = 0
    const budget = createWorkBudget(() => now)
    const owners = { device: { burst: 10, perSecond: 0.1 }, network: { burst: 100, perSecond: 1 } }
    const refusal = () => {
      try {
        budget.check(owners)
        return undefined
      } catch (error) {
        return error
      }
    }
    budget.spend(owners, 9)
    expect(refusal()).toBeUndefined()
    budget.spend(owners, 6)
    expect(refusal()).toMatchObject({ status: 429, code: 'too-many', retryAfter: 50 })
    now = 51
    expect(refusal()).toBeUndefined()
    budget.spend({ network: owners.network }, 200)
    expect(refusal()).toMatchObject({ status: 429 })
  })

  test('meets a worker that cannot start is not refused as a non-image', async () => {
    const imageWorkers = openImageWorkers({ program: new URL('file:///nothing/here.ts') })
    await expect(imageWorkers.shrink(path('ask'))).rejects.toThrow('Photos cannot be read')
    await imageWorkers.close()
  })

  test('cannot be stored is 503, and so is one that arrives when the disk is full', async () => {
    storageIsBroken(true)
    const answer = await send(phoneHeic)
    storageIsBroken(false)
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'no-space'])
  })
})
