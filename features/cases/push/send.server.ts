import { fill } from '#common/text.ts'
import type { CaseAbout, CaseKind } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import { type Delivery, type PushMessage, pushClient } from '#kit/server/push-client.ts'
import { settlePushes } from '#kit/server/push-queue.ts'
import type { CasesTables } from '../tables.server.ts'
import { pushTexts } from './push-texts.ts'
import { type ClaimedPush, claimPushes } from './queue.server.ts'

const batch = 200
const atOnce = 50

/** Sends what is queued; returns when nothing more can be sent now. */
export function pushSender(context: AppContext, kinds: ReadonlyMap<string, CaseKind>): () => Promise<void> {
  const db = context.db.withTables<CasesTables>()
  const send = pushClient(context)
  const deliver = async (push: ClaimedPush, about: CaseAbout | undefined): Promise<Delivery> => {
    const kind = kinds.get(push.kind)
    // Only these kinds were claimed; a message of any other kind would stay in the queue.
    if (!kind) return { outcome: 'later', after: undefined }
    const topic = push.case_id.replaceAll('-', '')
    const message = messageOf(push, kind, about, context.settings.publicUrl)
    return send({ ...push, urgency: 'high', topic }, message)
  }

  return async () => {
    for (;;) {
      const pushes = await claimPushes(db, batch, [...kinds.keys()])
      if (pushes.length === 0) return
      const about = await aboutThem(context, kinds, pushes)
      for (let from = 0; from < pushes.length; from += atOnce) {
        const settled = await Promise.all(
          pushes.slice(from, from + atOnce).map(async push => ({
            push,
            delivery: await deliver(push, about.get(`${push.kind} ${push.subject}`)),
          })),
        )
        await settlePushes(db, { messages: 'push_messages', phones: 'push_subscriptions' }, settled)
      }
    }
  }
}

/**
 * A declarative push message, which iOS shows by itself; the service worker shows the same elsewhere. It names the kind and a
 * place of ours, or what those who are asked need to know, and nothing else that somebody wrote.
 */
function messageOf(
  { language, is_late, case_id }: Pick<ClaimedPush, 'language' | 'is_late' | 'case_id'>,
  kind: CaseKind,
  about: CaseAbout | undefined,
  publicUrl: string | undefined,
): PushMessage {
  const title = fill(is_late ? pushTexts.late : pushTexts.new, language, { title: kind.title[language] })
  return {
    web_push: 8030,
    notification: {
      title,
      body: (about?.push ?? about?.place)?.[language] ?? '',
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
