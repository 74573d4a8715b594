import { afterAll, beforeAll, expect } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { photoPart, photoPath, type photoSizes } from '#common/photo.ts'
import type { AppContext } from '#kit/server/context.ts'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { serve } from '../http/http.ts'
import { openStorage } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { createPhotos, type Photos, type StoredPhoto } from './photos.ts'

const contract = defineContract({
  'POST /api/pictures': {
    access: 'anyone',
    summary: 'Keeps a picture.',
    files: [photoPart()],
    reply: z.object({ hash: z.string(), width: z.int(), height: z.int() }),
    status: 201,
  },
})

export let folder: string
export let photos: Photos
export let base: string
export let app: TestApp['app']
let built: TestApp
let storage: Storage
let broken = false
let hidden = ''
/** Keys of the pictures that were read from the storage, the newest last. */
export const readKeys: string[] = []
let mayRead: Promise<unknown> = Promise.resolve()
/** Lets reads of the storage end only once this has resolved. */
export const holdReads = (until: Promise<unknown>) => {
  mayRead = until
}
/** Sets whether the storage fails from now on. */
export const storageIsBroken = (isBroken: boolean) => {
  broken = isBroken
}
/** Hides this photo from now on. */
export const hide = (hash: string) => {
  hidden = hash
}

/**
 * Opens a server that stores pictures, for all tests of a file. `settleMs`: how long the row of a picture may be outstanding.
 */
export function picturesForAll(settleMs = 60_000): void {
  beforeAll(async () => {
    built = await openTestApp()
    ;({ app, folder } = built)
    const opened = await openStorage({ dataDir: folder, s3: undefined })
    storage = {
      ...opened,
      put: (...given) =>
        broken ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : opened.put(...given),
      async get(key, options) {
        readKeys.push(key)
        await mayRead
        return opened.get(key, options)
      },
    }
    photos = createPhotos(built.app, storage, { networksOf: ({ ip }) => [ip], settleMs }, { timeout: 30_000 })
    photos.onServe(async hash => hash !== hidden)
    serve({ app: built.app } as AppContext, contract, {
      'POST /api/pictures': ({ files }, request) => photos.store(files.photo, request),
    })
    built.app.get('/private/:hash', (request, reply) =>
      photos.send(request, reply, {
        hash: (request.params as { hash: string }).hash,
        size: 320,
        folder: 'private',
      }),
    )
    base = await built.listen()
  })
  afterAll(async () => {
    await photos.close()
    await built.close()
  })
}

export const send = (bytes: Buffer, name = 'photo.jpg') => {
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(bytes)]), name)
  return fetch(`${base}/api/pictures`, { method: 'POST', body: form })
}
export const keep = async (bytes: Buffer): Promise<StoredPhoto> => {
  const answer = await send(bytes)
  expect(answer.status).toBe(201)
  return answer.json()
}
export const show = async (photo: StoredPhoto, size: (typeof photoSizes)[number]) =>
  Buffer.from(await (await fetch(base + photoPath(photo.hash, size))).arrayBuffer())

/** The refusal of a file, or a status that says it was stored. */
export async function refusalOf(name: string, bytes: Buffer): Promise<unknown[]> {
  const answer = await send(bytes, `${name}.jpg`)
  const { fields, ...body } = await answer.json()
  return [answer.status, body, fields]
}
/** The expected refusal of a hostile file of the corpus. */
export const refused = (name: string): unknown[] => [
  400,
  { code: 'not-an-image', message: 'Please select an image file' },
  / by (1|14,000|65,535)$/.test(name) ? [{ path: 'photo', code: 'too-many-pixels' }] : undefined,
]
