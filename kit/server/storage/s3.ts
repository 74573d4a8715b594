import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { noPlace } from '#kit/server/http/errors.ts'
import type { S3Settings } from '#kit/server/settings.ts'
import { checkKey, typeOf } from './keys.ts'
import type { Storage } from './storage.ts'

/**
 * ms without a byte from or to the store after which a request is given up; if no answer had begun it is sent again, three times
 * in all.
 */
const longestSilence = 10_000

/** A put may take this many ms, and one more for every `leastBytesPerMs` bytes: a part of a backup has 8 MiB. */
const longestPut = 60_000
const leastBytesPerMs = 50
/** Pictures for the crowd that may be requested at once. The client's 50 connections carry as many; the others wait. */
const mostReaders = 120

type BucketLimits = { silence?: number; longestPut?: number; mostReaders?: number }

/**
 * Storage in an S3 bucket. If it does not answer: 503 `unavailable`. Pictures for the crowd have connections of their own, so
 * that photos from the gate are stored, and shown to staff, whoever else waits.
 */
export function openBucket(settings: S3Settings, limits: BucketLimits = {}): Storage {
  const most = { silence: longestSilence, longestPut, mostReaders, ...limits }
  const [client, crowd] = [openClient(settings, most.silence), openClient(settings, most.silence)]
  const { bucket } = settings
  let readers = 0
  const at = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: key }
  }
  return {
    async put(key, bytes) {
      const body = { ...at(key), Body: bytes, ContentLength: bytes.length, ContentType: typeOf(key) }
      const abortSignal = AbortSignal.timeout(most.longestPut + Math.ceil(bytes.length / leastBytesPerMs))
      await client.send(new PutObjectCommand(body), { abortSignal }).catch(throwStorageError)
    },
    async get(key, { signal, isForCrowd = false } = {}) {
      const place = at(key)
      if (!isForCrowd) return read(client, place, signal)
      if (readers >= most.mostReaders) throw noPlace()
      readers += 1
      try {
        return await read(crowd, place, signal)
      } finally {
        readers -= 1
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(throwStorageError)
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, modified: LastModified }
    },
    async close() {
      for (const each of [client, crowd]) each.destroy()
    },
  }
}

const openClient = ({ endpoint, region, credentials, forcePathStyle }: S3Settings, silence: number) =>
  new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Not every S3-compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // The time without a byte, not that of the whole request, because a large backup may take long. Node's handler only warns of
    // a request that takes longer than `requestTimeout`.
    requestHandler: { connectionTimeout: 2000, socketTimeout: silence },
  })

async function read(client: S3Client, place: { Bucket: string; Key: string }, abortSignal?: AbortSignal) {
  try {
    const { Body } = await client.send(new GetObjectCommand(place), { ...(abortSignal && { abortSignal }) })
    // Silence in the middle is an error of the stream, and is not retried here.
    return await buffer(Body as Readable)
  } catch (error) {
    if (error instanceof NoSuchKey || statusOf(error) === 404) return undefined
    return throwStorageError(error)
  }
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

// A wrong key or a missing bucket is a configuration error and is thrown as it is; everything else is temporary.
function throwStorageError(error: unknown): never {
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500 && status !== 429) throw error
  throw noPlace()
}
