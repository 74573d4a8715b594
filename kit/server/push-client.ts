import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { Point } from '#common/distance.ts'
import type { AppContext } from './context.ts'
import { type PushKeys, pushKeys } from './push-keys.ts'

/** Timeout of a push service in ms. */
const timeout = 10_000
/** ms for which a signed sender token is reused; it is valid for 12 hours. */
const signedFor = 3_600_000

/** A phone's subscription, and how its message is to be sent. */
type PushTarget = {
  endpoint: string
  p256dh: string
  auth: string
  /** Seconds for which the push service keeps the message. */
  ttl: number
  urgency: 'normal' | 'high'
  /** Up to 32 letters: a later message of the topic replaces an earlier one still waiting at the push service. */
  topic: string
}

/** A declarative push message (iOS shows it by itself; the service worker shows the same elsewhere). */
export type PushMessage = {
  web_push: 8030
  notification: {
    title: string
    body: string
    lang: string
    tag: string
    navigate: string
    /** Where it happens: a phone that knows that it is far away shows the message without a sound. */
    data?: { near: readonly Point[] }
  }
}

/** The result from the push service. */
export type Delivery =
  | { outcome: 'sent' | 'refused' | 'gone' }
  /** `after`: seconds that the push service asked to wait. */
  | { outcome: 'later'; after: number | undefined }

/** Sends one message, encrypted for the phone and signed with the guide's key. Never throws. Practice data sends none. */
export function pushClient({
  settings,
  db,
  practice,
}: Pick<AppContext, 'settings' | 'db'> & Partial<Pick<AppContext, 'practice'>>) {
  const { publicUrl } = settings
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'https://localhost'
  const signed = new Map<string, { at: number; headers: Record<string, string> }>()
  let known: PushKeys | undefined
  const keysOfGuide = async () => {
    known ??= await pushKeys(db)
    return known
  }

  const authorization = async (endpoint: string, pair: PushKeys) => {
    const { origin } = new URL(endpoint)
    const before = signed.get(origin)
    if (before && Date.now() - before.at < signedFor) return before.headers
    const target = { endpoint, expirationTime: null, keys: { p256dh: '', auth: '' } }
    const { headers } = await vapidHeaders(target, { subject, ...pair })
    signed.set(origin, { at: Date.now(), headers })
    return headers
  }

  return async (push: PushTarget, message: PushMessage): Promise<Delivery> => {
    const { endpoint, p256dh, auth, ttl, urgency, topic } = push
    if (ttl <= 0) return { outcome: 'refused' }
    if (practice) return { outcome: 'gone' }
    try {
      const target = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      const words = new TextEncoder().encode(JSON.stringify(message))
      const body = await encrypt(target, words)
      if (!body) return { outcome: 'gone' }
      const response = await fetch(endpoint, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...(await authorization(endpoint, await keysOfGuide())),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttl),
          urgency,
          topic,
        },
      })
      await response.body?.cancel()
      return deliveryOf(response)
    } catch {
      return { outcome: 'later', after: undefined }
    }
  }
}

/** A message encrypted for a phone; undefined if the phone's keys are invalid. */
async function encrypt(target: Parameters<typeof encryptNotification>[0], words: Uint8Array) {
  try {
    // Unpadded: a full record would be 4 kB on a phone's scarce network. The length reveals no more than the kind does.
    return await encryptNotification(target, words, { pad: false })
  } catch (error) {
    if (error instanceof Error && /p256dh|auth secret|point|key/i.test(error.message)) return undefined
    throw error
  }
}

/** The meaning of a push service's answer (RFC 8030). */
export function deliveryOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  // 400: the service does not know the address, such as a made-up one.
  if ([400, 404, 410].includes(status)) return { outcome: 'gone' }
  if (status === 429 || status >= 500) {
    const after = Number(headers.get('retry-after'))
    return { outcome: 'later', after: after > 0 ? after : undefined }
  }
  return { outcome: 'refused' }
}

/** Push services of the common browsers; nothing is sent to any other host. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
]

/** Whether an address belongs to a push service; `more`: hosts that the operator added. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const host = URL.parse(endpoint)?.host ?? ''
  return [...services, ...more].some(known => (known.startsWith('.') ? host.endsWith(known) : host === known))
}
