import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { readSettings } from '#kit/server/settings.ts'

/** Creates the bucket S3_BUCKET if it is missing; waits up to a minute for a store that is still starting. */
try {
  const { s3 } = readSettings(process.env)
  if (!s3) throw new Error('S3_BUCKET is not set.')
  const { bucket, credentials, endpoint, region, forcePathStyle } = s3
  const client = new S3Client({
    ...{ region, forcePathStyle, maxAttempts: 1 },
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000 },
  })
  const until = Date.now() + 60_000
  const make = (): Promise<string> =>
    client.send(new CreateBucketCommand({ Bucket: bucket })).then(
      () => `The bucket ${bucket} is made.`,
      (error: Error) => {
        if (/^BucketAlready/.test(error.name)) return `The bucket ${bucket} is there.`
        const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500
        // A refusal will not change; a store that does not answer yet may be starting.
        if (status < 500 || Date.now() > until) throw error
        return sleep(1000).then(make)
      },
    )
  console.log(await make())
} catch (error) {
  console.error(`The bucket was not made: ${(error as Error).message}`)
  process.exitCode = 1
}
