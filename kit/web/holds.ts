import { useMemo } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import { useNow } from './now.ts'
import { queryHook } from './query.ts'

type Held = {
  what: 'gate' | 'queue' | 'stretch'
  place: Text
  since: string
  ends: readonly { name: string; point?: Point | undefined; precision_m?: number | undefined }[]
}
type NoticesCall = Call & {
  reply: ZodMiniType<{ notices: readonly { id: string; text: Text; expires_at: string; held?: Held }[] }>
}
/**
 * Holds belong to the feature notices, whose band above every screen follows them; this is the part of its answer that other
 * screens need.
 */
const useNotices = queryHook<{ 'GET /api/notices': NoticesCall }>()

/** A gate, a queue or a stretch of the walk that staff hold now. */
export type FairHold = Omit<Held, 'since'> & {
  id: string
  /** What visitors read: place, end, reason and what to do. */
  words: Text
  since: number
  until: number
  /** Time of the server's answer (ms). */
  toldAt: number | undefined
}
const none: readonly FairHold[] = []

/** What is held now, by the server's clock. A prerendered page shows none, because it may be read hours later. */
export function useHolds(): readonly FairHold[] {
  const { value, savedAt } = useNotices('GET /api/notices', {})
  const now = useNow()
  const all =
    value && now
      ? value.notices.flatMap(({ id, text, expires_at, held }): readonly FairHold[] => {
          const until = Date.parse(expires_at)
          if (!held || until <= now) return none
          return [{ ...held, id, words: text, since: Date.parse(held.since), until, toldAt: savedAt }]
        })
      : none
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until its content changes, so that no list is put together anew
  return useMemo(() => all, [JSON.stringify(all)])
}
