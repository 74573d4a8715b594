import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import { fill } from '#common/text.ts'
import type { CaseAbout, CaseKind } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import { type PushKeys, pushKeys } from '#kit/server/push-keys.ts'
import type { CasesTables } from '../tables.server.ts'
import { pushTexts } from './push-texts.ts'
import { type ClaimedPush, claimPushes, type Delivery, settlePushes } from './queue.server.ts'

const batch = 200
const atOnce = 50
const timeout = 10_000
/** ms for which the signed statement of who sends is used again; it is valid for 12 hours. */
const signedFor = 3_600_000

/** Sends what is queued; returns when the queue has nothing more to send now. */
export function pushSender(context: AppContext, kinds: ReadonlyMap<string, CaseKind>): () => Promise<void> {
  const db = context.db.withTables<CasesTables>()
  const subject = context.settings.publicUrl?.startsWith('https:')
    ? context.settings.publicUrl
    : 'https://localhost'
  const signed = new Map<string, { at: number; headers: Promise<Record<string, string>> }>()
  let keys: Promise<PushKeys> | undefined

  const authorization = async (endpoint: string, pair: PushKeys) => {
    const { origin } = new URL(endpoint)
    const known = signed.get(origin)
    if (known && Date.now() - known.at < signedFor) return known.headers
    const target = { endpoint, expirationTime: null, keys: { p256dh: '', auth: '' } }
    const headers = vapidHeaders(target, { subject, ...pair }).then(made => made.headers)
    signed.set(origin, { at: Date.now(), headers })
    return headers
  }

  const send = async (push: ClaimedPush, about: CaseAbout | undefined): Promise<Delivery> => {
    const kind = kinds.get(push.kind)
    if (!kind || push.ttl <= 0) return { outcome: 'refused' }
    const { endpoint, p256dh, auth } = push
    const words = new TextEncoder().encode(
      JSON.stringify(messageOf(push, kind, about, context.settings.publicUrl)),
    )
    try {
      const target = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      // Unpadded: a full record would be 4 kB on a phone's scarce network. The length tells no more than the kind does.
      const body = await encryptNotification(target, words, { pad: false })
      keys ??= pushKeys(context.db)
      const response = await fetch(endpoint, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...(await authorization(endpoint, await keys)),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(push.ttl),
          urgency: 'high',
          // A later message about the same case replaces one that still waits at the push service.
          topic: push.case_id.replaceAll('-', ''),
        },
      })
      await response.body?.cancel()
      return deliveryOf(response)
    } catch (error) {
      if (error instanceof Error && /p256dh|auth secret|point|key/i.test(error.message))
        return { outcome: 'gone' }
      return { outcome: 'later', after: undefined }
    }
  }

  return async () => {
    for (;;) {
      const pushes = await claimPushes(db, batch)
      if (pushes.length === 0) return
      const about = await aboutThem(context, kinds, pushes)
      for (let from = 0; from < pushes.length; from += atOnce) {
        const settled = await Promise.all(
          pushes.slice(from, from + atOnce).map(async push => ({
            push,
            delivery: await send(push, about.get(`${push.kind} ${push.subject}`)),
          })),
        )
        await settlePushes(db, settled)
      }
    }
  }
}

/** What the answer of a push service means (RFC 8030). */
export function deliveryOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 429 || status >= 500) {
    const after = Number(headers.get('retry-after'))
    return { outcome: 'later', after: after > 0 ? after : undefined }
  }
  return { outcome: 'refused' }
}

/**
 * A declarative push message, which iOS shows by itself; the service worker shows the same elsewhere. It names the kind and
 * a place of ours, and no word that somebody wrote.
 */
export function messageOf(
  { language, is_late, case_id }: Pick<ClaimedPush, 'language' | 'is_late' | 'case_id'>,
  kind: CaseKind,
  about: CaseAbout | undefined,
  publicUrl: string | undefined,
) {
  const title = fill(is_late ? pushTexts.late : pushTexts.new, language, { title: kind.title[language] })
  return {
    web_push: 8030,
    notification: {
      title,
      body: about?.place?.[language] ?? '',
      lang: language,
      tag: case_id,
      navigate: `${publicUrl ?? ''}/admin/cases?case=${case_id}`,
    },
  }
}

async function aboutThem(
  context: AppContext,
  kinds: ReadonlyMap<string, CaseKind>,
  pushes: readonly ClaimedPush[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const all = new Map<string, CaseAbout>()
  for (const [kind, group] of Map.groupBy(pushes, push => push.kind)) {
    const subjects = [...new Set(group.map(push => push.subject))]
    const found = (await kinds.get(kind)?.about(context, subjects)) ?? new Map<string, CaseAbout>()
    for (const [subject, about] of found) all.set(`${kind} ${subject}`, about)
  }
  return all
}
