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
import { Refusal } from '#common/refusal.ts'
import { randomRetryAfter } from '#kit/server/http/errors.ts'
import type { S3Settings } from '#kit/server/settings.ts'
import { checkKey } from './keys.ts'
import type { Storage } from './storage.ts'

/** ms without a byte from or to the store after which a request is given up; where no answer began it is sent again, three times in all. */
const longestSilence = 10_000

/** Storage in an S3 bucket. If it does not answer: 503 `unavailable`. */
export function openBucket(
  { bucket, endpoint, region, credentials, forcePathStyle }: S3Settings,
  silence = longestSilence,
): Storage {
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Not every S3-compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // The time without a byte, and not that of the whole request: a large backup may take long. Node's handler only warns of a
    // request that takes longer than `requestTimeout`.
    requestHandler: { connectionTimeout: 2000, socketTimeout: silence },
  })
  const at = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: key }
  }
  return {
    async put(key, bytes, contentType) {
      const body = { ...at(key), Body: bytes, ContentLength: bytes.length, ContentType: contentType }
      await client.send(new PutObjectCommand(body)).catch(throwStorageError)
    },
    async get(key, abortSignal) {
      const place = at(key)
      try {
        const { Body } = await client.send(new GetObjectCommand(place), { abortSignal })
        // Silence in the middle is an error of the stream, and is not asked for again here.
        return await buffer(Body as Readable)
      } catch (error) {
        if (error instanceof NoSuchKey || statusOf(error) === 404) return undefined
        return throwStorageError(error)
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
      client.destroy()
    },
  }
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

// A wrong key or a missing bucket is a configuration error and is thrown as it is; everything else is temporary.
function throwStorageError(error: unknown): never {
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500 && status !== 429) throw error
  throw new Refusal('unavailable', 503, 'Please try again later.', randomRetryAfter())
}
