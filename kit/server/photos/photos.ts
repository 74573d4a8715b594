import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import * as z from 'zod/mini'
import { type PhotoSize, photoSizes } from '#common/photo.ts'
import { createSharedRuns } from '#common/shared-runs.ts'
import { inQueryClass } from '../db/shared-pool.ts'
import { noPlace } from '../http/errors.ts'
import { notFound } from '../http/pages.ts'
import type { Upload } from '../http/uploads.ts'
import type { Limit, Limits } from '../limits/limits.ts'
import { type Classed, loadClass } from '../limits/load.ts'
import type { Storage } from '../storage/storage.ts'
import { createByteCache } from './byte-cache.ts'
import { type ImageWorkerOptions, type ImageWorkerPool, openImageWorkers } from './image-workers.ts'
import { keyOf, type PhotoFolder } from './photo-keys.ts'
import { createRemoval, type InUse } from './removal.ts'
import { createWorkBudget, type Owners } from './work-budget.ts'

/** A stored photo. `hash`: of the largest re-encoded size, so that equal pictures are stored once. */
export type StoredPhoto = { hash: string; width: number; height: number }

export type Sender = Pick<FastifyRequest, 'device' | 'ip'> & Classed
/** `urgent`: handled before what other visitors send, with a daily quota of its kind. */
export type StoreOptions = { folder?: PhotoFolder; urgent?: UrgentKind }
const urgentKinds = ['missing-person', 'danger'] as const
type UrgentKind = (typeof urgentKinds)[number]

/** Whether a request may load a photo. `only-you`: others may not, so the response must not be cached. */
type PhotoAccess = boolean | 'only-you'
type Guard = (hash: string, request: FastifyRequest) => Promise<PhotoAccess | undefined>

export type Photos = {
  /**
   * Re-encodes an upload and stores its sizes; durable when it resolves. Refuses `not-an-image` 400, `unavailable` 503, and
   * `too-many` 429 if a visitor's phone or network has used up its share of the work. Staff's photos go first and are not
   * counted. Write the row that names it afterwards: a photo without a row is deleted after an hour.
   */
  store: (upload: Upload, from: Sender, options?: StoreOptions) => Promise<StoredPhoto>
  /** Sends a photo; private ones with `no-store`. */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    photo: { hash: string; size: PhotoSize; folder?: PhotoFolder; access?: PhotoAccess },
  ) => Promise<FastifyReply>
  /**
   * Adds a feature's access check for public photos; the check returns undefined if no row of the feature names the photo. 404 if
   * one returns false, or if all return undefined: another process may still hold the bytes of an erased photo.
   */
  onServe: (mayServe: Guard) => void
  /** Adds a callback for photos whose rows were erased. */
  onErased: (forget: (hash: string) => void) => void
  /** Adds a feature's query for the photos that its rows name; photos that no feature names are deleted. */
  onSweep: (inUse: InUse) => void
  /**
   * Deletes these photos at once, except those that a row still names. One whose files were written within the last minute is
   * deleted a minute later, because somebody may have sent the same picture and its row is still to come.
   */
  removeUnused: (hashes: readonly string[], folder: PhotoFolder) => Promise<void>
  /** Deletes photos that no row names; runs every hour. Returns the number of deleted files. */
  sweep: () => Promise<number>
  close: () => Promise<void>
}

/** The picture of a shared link. Messengers want JPEG. */
export const previewFile = 'preview.jpg'
const previewSize: PhotoSize = 800
/** Most requests that may wait for a preview in one process. */
export const mostPreviews = 20

const name = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  file: z.enum([...photoSizes.map(size => `${size}.webp`), previewFile]),
})
/** Photos being sent at once: each is in memory until a phone, perhaps a slow one, has it. */
const mostSending = 4000
/** Timeout in ms for reading a picture from the storage. */
const longestRead = 20_000

// Seconds of worker time. A photo of 12 megapixels takes about half a second; a network may be that of a mobile carrier.
const ofDevice = { burst: 30, perSecond: 0.05 }
const ofNetwork = { burst: 240, perSecond: 0.5 }
/** As for budgets, each wider network has twice the share. */
const ofNetworks = (networks: readonly string[]): Owners =>
  Object.fromEntries(
    networks.map((name, wide) => [
      `network ${name}`,
      { burst: ofNetwork.burst * 2 ** wide, perSecond: ofNetwork.perSecond * 2 ** wide },
    ]),
  )
// Kilobytes that visitors' photos may use in a day, over all server processes: about 20,000 photos, and 3,000 urgent ones. One
// network may use a quarter of a quota.
const day = 86_400
const mostUrgent: Limit = { max: 1_000_000, seconds: day }
const mostOther: Limit = { max: 6_000_000, seconds: day }
const shareOfNetwork = 1 / 4
const urgentKey = (kind: UrgentKind) => `urgent-photo-kilobytes:${kind}`

/** MB used by a kind of urgent photos once half of its daily quota is used; undefined before. */
export async function halfFull(limits: Limits, kind: UrgentKind): Promise<number | undefined> {
  const used = await limits.used(urgentKey(kind))
  return used >= mostUrgent.max / 2 ? Math.round(used / 1000) : undefined
}

type Parts = {
  /** The network of a request, and the wider ones around it. */
  networksOf: (request: Pick<FastifyRequest, 'ip'>) => string[]
  limits?: Limits
  /** ms that storing a photo's row may take. */
  settleMs?: number
}

export function createPhotos(
  app: FastifyInstance,
  storage: Storage,
  { networksOf, limits, settleMs = 60_000 }: Parts,
  options?: ImageWorkerOptions,
): Photos {
  const budget = createWorkBudget()
  const imageWorkers = openImageWorkers(options)
  const cache = createByteCache(32 * 1024 ** 2)
  const readOnce = createSharedRuns<string, Buffer | undefined>()
  /** Reads the storage once for all who want the same picture at the same time. */
  const read = (key: string, isForCrowd: boolean) =>
    readOnce(key, () => storage.get(key, { signal: AbortSignal.timeout(longestRead), isForCrowd }))
  // One at a time, and cached like other pictures, because a photo is shared more than once. The file was written by us.
  let making: Promise<unknown> = Promise.resolve()
  let makingFor = 0
  const sendPreview = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, access }: { hash: string; access: PhotoAccess },
  ) => {
    // Most messengers show WebP as well.
    if (makingFor >= mostPreviews) return photos.send(request, reply, { hash, size: previewSize, access })
    const key = keyOf({ hash, size: previewSize, folder: 'photos' })
    const kept = `${key} as jpeg`
    const make = async () => {
      const known = cache.get(kept)
      if (known || request.raw.socket.destroyed) return known
      const bytes = cache.get(key) ?? (await read(key, access === true))
      if (!bytes) return undefined
      const { default: sharp } = await import('sharp')
      return sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality: 78 }).toBuffer()
    }
    makingFor += 1
    const made = making.then(make).finally(() => {
      makingFor -= 1
    })
    making = made.catch(() => undefined)
    const jpeg = await made
    if (!jpeg) return notFound(reply)
    cache.set(kept, jpeg)
    return reply
      .headers({ ...(access === true ? publicly : privately), ...sandboxed })
      .header('content-disposition', `inline; filename="${hash.slice(0, 8)}.jpg"`)
      .type('image/jpeg')
      .send(jpeg)
  }
  const guards: Guard[] = []
  const forgets: Parameters<Photos['onErased']>[0][] = []
  const users: InUse[] = []
  const removal = createRemoval(storage, users, { settleMs })
  const sweep = () => {
    // A photo erased by another process is not shown any more, and need not stay in memory either.
    cache.clear()
    return removal.sweep()
  }
  const waiting = new Set<NodeJS.Timeout>()
  const removeLater = (hashes: readonly string[], folder: PhotoFolder) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      // The sweep deletes what fails here.
      photos.removeUnused(hashes, folder).catch(error => app.log.warn({ err: error }, 'not removed'))
    }, settleMs).unref()
    waiting.add(timer)
  }

  const photos: Photos = {
    async store(upload, from, { folder = 'photos', urgent } = {}) {
      const isStaff = loadClass(from) === 'staff'
      const owners: Owners = isStaff
        ? {}
        : { ...ofNetworks(networksOf(from)), ...(from.device && { [from.device]: ofDevice }) }
      budget.check(owners)
      const { width, height, sizes } = await imageWorkers.shrink(upload.path, {
        kind: isStaff ? 'staff' : urgent ? 'urgent' : 'other',
        onWorked: seconds => budget.spend(owners, seconds),
      })
      const hash = createHash('sha256').update(sizes[photoSizes[0]]).digest('hex').slice(0, 32)
      const put = () =>
        Promise.all(photoSizes.map(size => storage.put(keyOf({ hash, size, folder }), sizes[size])))
      const bytes = photoSizes.reduce((sum, size) => sum + sizes[size].length, 0)
      const kilobytes = Math.ceil(bytes / 1024)
      if (isStaff || !limits) await put()
      else {
        const [key, quota] = urgent ? [urgentKey(urgent), mostUrgent] : ['photo-kilobytes', mostOther]
        const network = `${key}:${networksOf(from).at(-1)}`
        const putCounted = () => limits.spendOn(key, quota, put, kilobytes)
        await limits.spendOn(network, { ...quota, max: quota.max * shareOfNetwork }, putCounted, kilobytes)
      }
      return { hash, width, height }
    },
    async send(request, reply, { hash, size, folder = 'photos', access = true }) {
      const key = keyOf({ hash, size, folder })
      const isPublic = folder === 'photos' && access === true
      const bytes = cache.get(key) ?? (await read(key, isPublic))
      if (!bytes) return notFound(reply)
      if (size !== photoSizes[0]) cache.set(key, bytes)
      const etag = `"${hash}-${size}"`
      reply.headers(isPublic ? publicly : privately).header('etag', etag)
      if (isPublic && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply
        .headers({ ...sandboxed, 'content-disposition': `inline; filename="${hash.slice(0, 8)}.webp"` })
        .type('image/webp')
        .send(bytes)
    },
    onServe: guard => void guards.push(guard),
    onErased: forget => void forgets.push(forget),
    onSweep: user => void users.push(user),
    async removeUnused(hashes, folder) {
      for (const hash of hashes) for (const forget of forgets) forget(hash)
      const young = await removal.removeUnused(hashes, folder)
      cache.clear()
      if (young.length > 0) removeLater(young, folder)
    },
    sweep,
    async close() {
      for (const timer of waiting) clearTimeout(timer)
      await imageWorkers.close()
    },
  }
  let sending = 0
  app.get('/photos/:hash/:file', async (request, reply) => {
    if (sending >= mostSending) throw noPlace()
    sending += 1
    reply.raw.once('close', () => {
      sending -= 1
    })
    const parsed = z.safeParse(name, request.params)
    if (!parsed.success) return notFound(reply)
    const { hash, file } = parsed.data
    let access: PhotoAccess = false
    for (const mayServe of guards) {
      const allowed = await inQueryClass('read', async () => mayServe(hash, request))
      if (allowed === false) return notFound(reply)
      if (allowed === 'only-you' || !access) access = allowed ?? access
    }
    if (!access) return notFound(reply)
    if (file === previewFile) return sendPreview(request, reply, { hash, access })
    return photos.send(request, reply, { hash, size: Number.parseInt(file, 10) as PhotoSize, access })
  })
  measure(app, imageWorkers)
  return photos
}

// A hidden photo must be gone from every cache within a minute.
const publicly = { 'cache-control': 'public, max-age=60' }
const privately = { 'cache-control': 'private, no-store' }
// Even if the bytes were not an image after all, they could run no script and make no request.
const sandboxed = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" }

function measure(app: FastifyInstance, imageWorkers: ImageWorkerPool): void {
  new Gauge({
    name: 'image_worker_jobs',
    help: 'Photos being resized, and waiting for it.',
    labelNames: ['state'],
    registers: [app.metrics],
    collect() {
      this.set({ state: 'working' }, imageWorkers.working)
      this.set({ state: 'waiting' }, imageWorkers.waiting)
    },
  })
}
