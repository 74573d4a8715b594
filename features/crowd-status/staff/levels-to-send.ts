import { newId } from '#common/id.ts'
import { type OutboxItem, waitedMs } from '#kit/web/outbox/item.ts'
import { type Outcome, outboxView, submit, withdraw } from '#kit/web/outbox/outbox.ts'
import { isOwn, useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { signedInName } from '#kit/web/staff/staff-hints.ts'
import type { CrowdStatusValue, Density } from '../level.ts'

/** The outbox's kind of reports. */
export const levelKind = 'crowd-level'
const call = 'PUT /api/crowd-status/:id'

/** The reader's own report that has not been sent. */
export type UnsentLevel = {
  /** Id of the report. */
  id: string
  status: CrowdStatusValue | null
  /** When it was set (ms). */
  at: number
  isUnderWay: boolean
  /** Error code of the refusal: it is not sent again. */
  refusal?: string | undefined
}

/**
 * Sends a report, or keeps it on the phone until it can be sent: the outbox sends one after the other, each once. It replaces
 * one's own earlier ones of the same place that still wait.
 */
export async function sendLevel(
  place: string,
  status: CrowdStatusValue | null,
  description: { en: string; hi: string },
  density?: Density,
): Promise<Outcome> {
  const id = newId()
  const earlier = outboxView().items.filter(
    item => item.kind === levelKind && isOwn(item) && placeOf(item) === place,
  )
  const fields = { status, description, ...(density && { density }) }
  const outcome = submit({
    ...{ id, kind: levelKind, account: signedInName(), call, params: { id: place } },
    ...{ fields, files: [], waitedIn: 'waited_s' },
  })
  for (const item of earlier) await withdraw(item.id)
  return outcome
}

/** Unsent reports by place: the newest of each. */
export function useUnsentLevels(): ReadonlyMap<string, UnsentLevel> {
  const { items, progressOf } = useOutbox(levelKind)
  return new Map(
    items.map(item => [
      placeOf(item),
      {
        id: item.id,
        status: item.fields.status as UnsentLevel['status'],
        at: serverNow() - waitedMs(item),
        isUnderWay: progressOf(item.id) !== undefined,
        refusal: item.state === 'refused' ? item.refusal : undefined,
      },
    ]),
  )
}

const placeOf = (item: OutboxItem): string => item.params?.id ?? ''
