import { inEither } from '#common/one-language.ts'
import { temple } from '#content/temple.ts'
import type { AppContext, Landmark } from '#kit/server/context.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { type Delivery, type PushMessage, pushClient } from '#kit/server/push-client.ts'
import { settlePushes } from '#kit/server/push-queue.ts'
import type { PushTables } from '../tables.server.ts'
import { noticesTexts } from '../texts.ts'
import { type ClaimedPush, claimNotices, dropOver } from './queue.server.ts'

/** Messages claimed together, and most requests open at once. */
const batch = 500
const atOnce = 50
/** ms between two checks for waiting messages: temporarily refused ones, and those that a killed process left. */
const lookEvery = 5000

/**
 * Sends notices to closed phones. `look` sends what is due; it also runs every few seconds. Calls during a run cause one more run
 * after it.
 */
export function noticeSender(context: AppContext): { look: () => void } {
  const db = context.db.withTables<PushTables>()
  const push = pushClient(context)
  const now = () => new Date(context.clock())
  let isStopped = false
  let running: Promise<void> | undefined
  let isWanted = false

  const run = async () => {
    await dropOver(db, now())
    for (;;) {
      if (isStopped) return
      const claimed = await claimNotices(db, now(), batch)
      if (claimed.length === 0) return
      const landmarks = claimed.some(({ held }) => held) ? await landmarksOf(context) : []
      const waiting = [...claimed]
      const settled: { push: ClaimedPush; delivery: Delivery }[] = []
      const worker = async () => {
        for (let one = waiting.pop(); one; one = waiting.pop())
          settled.push({ push: one, delivery: await push(targetOf(one), messageOf(one, context, landmarks)) })
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
      await settlePushes(db, { messages: 'notice_pushes', phones: 'notice_phones' }, settled)
    }
  }
  const send = (): Promise<void> => {
    isWanted = true
    running ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false
        await run()
      }
    })().finally(() => {
      running = undefined
    })
    return running
  }
  const look = () =>
    void send().catch((error: unknown) => {
      if (!isStopped) context.app.log.warn({ err: error }, 'Notices could not be sent to closed phones.')
    })
  context.looks.every(lookEvery, 'notice pushes', send)
  context.app.addHook('onClose', async () => {
    isStopped = true
    await running?.catch(() => undefined)
  })
  return { look }
}

const targetOf = (push: ClaimedPush) => ({
  ...push,
  urgency: push.level === 'info' ? ('normal' as const) : ('high' as const),
  topic: push.notice_id.replaceAll('-', ''),
})

/**
 * The level as title and the notice's own words, which the corporation wrote; nothing about the phone's owner. For a hold it
 * includes the position: the server does not know where phones are, so each phone decides whether it is near.
 */
function messageOf(
  { language, level, text_en, text_hi, notice_id, held }: ClaimedPush,
  { settings }: Pick<AppContext, 'settings'>,
  landmarks: readonly Landmark[],
): PushMessage {
  const near =
    held?.length === 0
      ? [temple]
      : (held ?? []).flatMap(name => landmarks.find(one => one.name.en === name)?.point ?? [])
  return {
    web_push: 8030,
    notification: {
      title: noticesTexts[level][language],
      body: inEither({ en: text_en, hi: text_hi })[language],
      lang: language,
      tag: notice_id,
      navigate: `${settings.publicUrl ?? ''}/`,
      ...(near.length > 0 && { data: { near } }),
    },
  }
}
