import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

/** A small in-memory store that speaks S3 over HTTP: enough for put, get, delete and a paged listing. */
export async function openBucketServer(bucket: string) {
  const made = new Set<string>()
  const objects = new Map<string, { bytes: Buffer; type: string; modified: Date }>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    store.asked += 1
    await store.holds(request.method ?? '', key)
    if (store.silent) return
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`)
    if (store.broken || store.refuses(request.method ?? '', key)) return fail(503, 'SlowDown')
    if (!request.headers.authorization?.includes('Credential=key/')) return fail(403, 'AccessDenied')
    if (request.method === 'PUT' && !key) {
      if (name === bucket || made.has(name ?? '')) return fail(409, 'BucketAlreadyOwnedByYou')
      made.add(name ?? '')
      return void response.end()
    }
    if (name !== bucket) return fail(404, 'NoSuchBucket')
    if (request.method === 'GET' && !key) return void response.end(listing(objects, url.searchParams))
    if (request.method === 'PUT' && store.drips) {
      response.writeHead(200)
      const dripping = setInterval(() => response.write(' '), 20)
      return void response.on('close', () => clearInterval(dripping))
    }
    if (request.method === 'PUT') {
      objects.set(key, {
        bytes: Buffer.concat(chunks),
        type: request.headers['content-type'] ?? '',
        modified: new Date(),
      })
      return void response.writeHead(200, { etag: '"x"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return fail(404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    if (store.stalls) return void response.write(found.bytes.subarray(0, found.bytes.length / 2))
    response.end(found.bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const store = {
    objects,
    /** The keys now in the bucket. */
    keys: async () => [...objects.keys()],
    /** Answers 503 to everything. */
    broken: false,
    /** Accepts requests and answers none, like a store whose machine hangs. */
    silent: false,
    /** Sends the head of an object and half of its bytes, then nothing more. */
    stalls: false,
    /** Answers each put with a byte now and then, and never finishes. */
    drips: false,
    /** What a request waits for before it is answered, if anything. */
    holds: (_method: string, _key: string): Promise<unknown> | undefined => undefined,
    /** The number of open connections. */
    connections: promisify(server.getConnections.bind(server)),
    /** Requests so far. */
    asked: 0,
    /** Answers 503 to the requests it matches. */
    refuses: (_method: string, _key: string): boolean => false,
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket,
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      forcePathStyle: true,
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return store
}

type Objects = Map<string, { bytes: Buffer; modified: Date }>
function listing(objects: Objects, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter(key => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const page = keys.slice(0, 2)
  const more = keys.length > page.length
  const contents = page.map(
    key =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
  )
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

/** The environment with which a guide keeps its photos in such a bucket. */
export const environmentOf = (settings: { endpoint: string; bucket: string; region: string }) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_FORCE_PATH_STYLE: 'true',
})
