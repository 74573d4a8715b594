import { mostPhotoBytes } from '#common/photo.ts'
import type { Finding, Seen } from '../contract.ts'
import { finding, fine } from './finding.server.ts'
import { ask, signToken } from './probe.server.ts'

export type Through = {
  /** The public address. */
  address: string
  /** Connects there in place of the address that the name has. */
  to: string | undefined
  key: Uint8Array
  now: number
  metricsToken: string | undefined
}
/** Of the documentation range (RFC 5737): no visitor has it. */
const madeUp = '203.0.113.77'
const formBytes = 10_000

/** Whether the proxy passes on host and client address, as the guide needs them, and lets nobody choose an address. */
export async function checkHeaders({ address, to, key, now }: Through): Promise<Finding[]> {
  const { host } = new URL(address)
  const probe = (headers: Record<string, string> = {}) =>
    ask(`${address}/api/doctor/probe`, {
      method: 'POST',
      to,
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify({ token: signToken(key, now) }),
    })
  const told = await probe()
  const body = readJson(told.body)
  if (told.status === 403 && body?.code === 'cross-origin')
    return [finding('sign-in-refused', 'mend', { host: 'another name' })]
  if (told.status !== 200) throw new Error(`${told.status} from the probe`)
  const seen = body as unknown as Seen
  const all: Finding[] = []
  if (seen.host !== host) all.push(finding('wrong-host', 'watch', { host: seen.host.slice(0, 100) }))
  if (!seen.is_forwarded) all.push(finding('no-client-address', 'mend'))
  else if (!seen.is_trusted) all.push(finding('proxy-not-trusted', 'mend', { peer: seen.peer }))
  const forged = readJson((await probe({ 'x-forwarded-for': madeUp })).body) as unknown as Seen
  if (forged.ip === madeUp) all.push(finding('forged-address', 'mend'))
  return all.length > 0 ? all : [fine('proxy-fine')]
}

/** Whether a photo as large as the guide accepts passes. It comes from no known phone, so the guide keeps nothing of it. */
export async function checkBodySize({ address, to }: Through): Promise<Finding[]> {
  const megabytes = Math.round(mostPhotoBytes / 1024 ** 2)
  const { status, body } = await ask(`${address}/api/photos`, {
    method: 'POST',
    to,
    timeout: 20_000,
    headers: { 'content-type': 'multipart/form-data; boundary=doctor', origin: address },
    body: Buffer.alloc(mostPhotoBytes + formBytes),
  })
  // The guide's own refusal, in its format, means that the proxy let it through.
  const isOurs = typeof readJson(body)?.code === 'string'
  return [isOurs ? fine('body-fine', { megabytes }) : finding('body-refused', 'mend', { status, megabytes })]
}

/** Whether the first event of a live stream arrives while the stream goes on. */
export async function checkStream({ address, to }: Through): Promise<Finding[]> {
  const told = await ask(`${address}/api/live?topics=doctor`, {
    to,
    until: 'event: ready',
    timeout: 10_000,
  }).catch(() => undefined)
  // Too many open streams: refused by the guide, so nothing is known of the proxy.
  if (told?.status === 503) throw new Error('503')
  return [told?.body.includes('event: ready') ? fine('stream-fine') : finding('stream-held', 'mend')]
}

/** Whether /metrics is passed on to whoever knows its token. */
export async function checkMetrics({ address, to, metricsToken }: Through): Promise<Finding[]> {
  if (metricsToken === undefined) return [fine('metrics-fine')]
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { status } = await ask(`${address}/metrics`, { to, headers })
  return [status === 200 ? finding('metrics-open', 'watch') : fine('metrics-fine')]
}

/** Whether http leads to https; asked at the usual ports only. */
export async function checkRedirect({ address, to }: Through): Promise<Finding[]> {
  const { hostname, port, host } = new URL(address)
  if (port) return []
  const told = await ask(`http://${hostname}/`, { to }).catch(() => undefined)
  // A closed port 80 leads nowhere either: browsers try https first.
  const location = String(told?.headers.location ?? '')
  return told && !location.startsWith('https:') ? [finding('no-redirect', 'watch', { host })] : []
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
