import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:http2'
import type { Readable } from 'node:stream'

const headers = { 'accept-encoding': 'br' }

/** Fetches the first page on a new connection, http by HTTP/1.1, https by HTTP/2 over TLS 1.3; ms until all of it is there. */
export async function wholePage(url: string): Promise<number> {
  const began = performance.now()
  if (url.startsWith('http:')) {
    const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage]
    await readAll(answer)
    return performance.now() - began
  }
  // The certificate is that of the bench's own Caddy.
  const session = connect(url, { rejectUnauthorized: false, minVersion: 'TLSv1.3' })
  await readAll(session.request({ ':path': '/', ...headers }))
  const took = performance.now() - began
  session.close()
  return took
}

async function readAll(body: Readable): Promise<void> {
  let bytes = 0
  for await (const piece of body) bytes += (piece as Buffer).length
  if (bytes < 1000) throw new Error(`The first page has ${bytes} bytes.`)
}
