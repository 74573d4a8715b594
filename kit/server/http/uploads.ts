import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Busboy, { type BusboyFileStream } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#common/contract.ts'
import { Refusal, refuse } from '#common/refusal.ts'
import { leastForStaff, leastForVisitors } from '../limits/disk-space.ts'
import { freeBytes } from '../limits/free-space.ts'
import { loadClass } from '../limits/load.ts'
import { InvalidInput, randomRetryAfter } from './errors.ts'
import { createUploadPlaces, type MostUploads, mostUploads, type UploadPlace } from './upload-places.ts'

/** A received file, on disk until the call ends. The sender's file name and type are ignored. */
export type Upload = { path: string; size: number }
type Form = {
  fields: Record<string, string>
  files: Record<string, Upload>
  dispose: () => Promise<void>
}
type FormFiles = NonNullable<Call['files']>
export type Uploads = {
  /**
   * Receives a form with files: streamed to disk, bytes counted as they come. Refuses `file-too-large` 413,
   * `unavailable` 503 (too many at once), `no-space` 503 (the disk is nearly full), InvalidInput for anything malformed.
   */
  receive: (request: FastifyRequest, files: FormFiles) => Promise<Form>
}

/** Connections that send an upload: the time limits below apply to them instead of the server's request timeout. */
export const uploadSockets = new WeakSet<Duplex>()

const minBytesPerInterval = 5000
const formOverhead = 256 * 1024
/** Bytes of the largest form that a call with these files accepts. */
const largestForm = (files: FormFiles): number => files.reduce((sum, file) => sum + file.max, formOverhead)

export type UploadOptions = {
  free?: (folder: string) => Promise<number>
  /** How many at once. */
  most?: Partial<MostUploads>
  /** ms in which at least 5 kB must arrive. */
  progressInterval?: number
  /** ms for which an upload's place is guaranteed. Afterwards it is ended if somebody else needs the place. */
  ownFor?: number
  /** ms for the whole upload, even if places are free. */
  maxDuration?: number
}

/** Receives the forms of one server process, below DATA_DIR. */
export function createUploads(dataDir: string, options: UploadOptions = {}): Uploads {
  const { free = freeBytes, progressInterval = 20_000, ownFor = 120_000, maxDuration = 2_700_000 } = options
  const root = join(dataDir, 'uploads')
  const ready = mkdir(root, { recursive: true }).then(() => sweep(root))
  const places = createUploadPlaces({ ...mostUploads, ...options.most })
  return {
    async receive(request, files) {
      checkLength(request, files)
      await ready
      const least = loadClass(request) === 'staff' ? leastForStaff : leastForVisitors
      // Read before the free space, so that forms arriving at once count each other.
      const arriving = places.arriving(request)
      const place = places.take(request, mostBytesOf(request, files))
      try {
        if ((await free(root)) - arriving < least)
          refuse('no-space', 503, 'The server has no space left. Please try again later.', randomRetryAfter())
        // Before the folder is made, so that a form of a wrong type leaves none.
        const parser = openParser(request, files)
        return await receive(request, files, await mkdtemp(join(root, 'form-')), {
          ...{ parser, place, progressInterval, ownFor, maxDuration },
        })
      } finally {
        place.leave()
      }
    },
  }
}

/** Bytes that a form may have: its Content-Length, which Node's HTTP enforces, or the most that its call accepts. */
function mostBytesOf(request: FastifyRequest, files: FormFiles): number {
  return Number(request.headers['content-length'] ?? largestForm(files))
}

// A Content-Length that is too large is refused before the body is read.
function checkLength(request: FastifyRequest, files: FormFiles): void {
  if (Number(request.headers['content-length'] ?? 0) > largestForm(files))
    throw tooLarge(Math.max(...files.map(file => file.max)))
}
const tooLarge = (max: number) =>
  new Refusal('file-too-large', 413, `File size must be less than ${max / 1024 ** 2}MB`)
const tooSlow = () => new Refusal('too-slow', 408, 'The upload came too slowly.')
const malformed = (path = '') => new InvalidInput([{ path, code: 'invalid' }])

type Receiving = {
  parser: ReturnType<typeof openParser>
  place: UploadPlace
  progressInterval: number
  ownFor: number
  maxDuration: number
}
async function receive(
  request: FastifyRequest,
  files: FormFiles,
  folder: string,
  { parser, place, progressInterval, ownFor, maxDuration }: Receiving,
): Promise<Form> {
  const form: Form = { fields: {}, files: {}, dispose: () => rm(folder, { recursive: true, force: true }) }
  const streams: BusboyFileStream[] = []
  const writes: Promise<void>[] = []
  const done = Promise.withResolvers<void>()
  const stop = (error: Error) => done.reject(error)
  const fields = new Map<string, string>()

  const onField = (name: string | undefined, value: string, _: boolean, truncated: boolean) => {
    if (!name || fields.has(name) || truncated) return stop(malformed(name?.slice(0, 64)))
    fields.set(name, value)
  }
  const onFile = (name: string | undefined, stream: BusboyFileStream, fileName: string | undefined) => {
    const expected = files.find(file => file.name === name)
    stream.on('error', () => {})
    if (!expected || expected.name in form.files) {
      stream.resume()
      return stop(
        new InvalidInput([{ path: (name ?? '').slice(0, 64), code: expected ? 'invalid' : 'unknown' }]),
      )
    }
    const upload: Upload = { path: join(folder, String(streams.length)), size: 0 }
    form.files[expected.name] = upload
    streams.push(stream)
    // Each file has its own limit; busboy has one for all files.
    stream.on('data', (chunk: Buffer) => {
      upload.size += chunk.length
      place.arrived(chunk.length)
      if (upload.size > expected.max) stop(tooLarge(expected.max))
    })
    // Browsers send a file input without a chosen file as a part without name and bytes.
    const written = pipeline(stream, createWriteStream(upload.path)).then(() => {
      if (upload.size === 0 && !fileName) delete form.files[expected.name]
    })
    written.catch(stop)
    writes.push(written)
  }

  const { raw } = request
  parser.on('field', onField)
  parser.on('file', onFile)
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => stop(malformed()))
  parser.on('error', () => stop(malformed()))
  parser.on('finish', () => done.resolve())
  const onClose = () => raw.complete || stop(malformed())
  raw.on('close', onClose)
  uploadSockets.add(raw.socket)
  const own = setTimeout(() => place.yieldTo(() => stop(tooSlow())), ownFor)
  const deadline = setTimeout(() => stop(tooSlow()), maxDuration)
  const progress = checkProgress(request, progressInterval, stop)
  raw.pipe(parser)
  try {
    await done.promise
    await Promise.all(writes)
    for (const { name, required } of files)
      if (required && !form.files[name]) throw new InvalidInput([{ path: name, code: 'required' }])
    form.fields = Object.fromEntries(fields)
    return form
  } catch (error) {
    raw.unpipe(parser)
    raw.resume()
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(writes)
    await form.dispose()
    throw error
  } finally {
    raw.off('close', onClose)
    clearInterval(progress)
    clearTimeout(own)
    clearTimeout(deadline)
    uploadSockets.delete(raw.socket)
  }
}

function openParser(request: FastifyRequest, files: FormFiles) {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: {
        fileSize: Math.max(...files.map(file => file.max)) + 1,
        files: files.length,
        fields: 20,
        parts: files.length + 20,
        fieldSize: 64 * 1024,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    })
  } catch {
    throw malformed()
  }
}

// A slow sender occupies a place. The interval is longer than the pauses of a crowded network.
function checkProgress(request: FastifyRequest, interval: number, stop: (error: Error) => void) {
  let seen = request.raw.socket.bytesRead
  return setInterval(() => {
    const { bytesRead } = request.raw.socket
    if (bytesRead - seen < minBytesPerInterval) stop(tooSlow())
    seen = bytesRead
  }, interval)
}

// Removes folders that a killed process left behind; recent ones may belong to another process on the same DATA_DIR.
async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name)
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > 3_600_000) await rm(path, { recursive: true, force: true })
  }
}
