import { newId } from '#common/id.ts'
import { type OutboxItem, waitedMs } from '#kit/web/outbox/item.ts'
import { type Outcome, submit, withdraw } from '#kit/web/outbox/outbox.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { WaitingHours } from '../waiting.ts'

const kind = 'queue'
const undoKind = 'queue-undo'

/** What is told with two taps: the tail with its hours, or the head of the dak bam. */
export type Told = { line: 'tail'; place: string; hours: WaitingHours } | { line: 'dak-bam'; place: string }

/** A report of one's own that has not arrived. */
export type UnsentReport = {
  id: string
  told: Told
  /** When it was told (ms). */
  at: number
  isUnderWay: boolean
  /** Error code of the refusal: it is not sent again. */
  refusal?: string | undefined
}

/** Sends a report, or keeps it on the phone until it can be sent: once, with the seconds that it waited. */
export function sendReport(id: string, told: Told): Promise<Outcome> {
  return submit({
    id,
    kind,
    call: 'PUT /api/queue/:id',
    params: { id },
    fields: told,
    files: [],
    waitedIn: 'waited_s',
  })
}

/**
 * Takes back a report: one that waits is deleted on the phone. The server is told all the same, also later: it may have the report,
 * and its answer was lost.
 */
export async function takeBack(id: string, isUnsent: boolean): Promise<void> {
  if (isUnsent) await withdraw(id)
  await submit({
    ...{ id: newId(), kind: undoKind, call: 'PUT /api/queue/:id/withdrawal', params: { id } },
    ...{ fields: {}, files: [], isDroppedIfRefused: true },
  })
}

/** What has not arrived, oldest first. */
export function useUnsentReports(): readonly UnsentReport[] {
  const { items, progressOf } = useOutbox(kind)
  return items.map(item => ({
    id: item.id,
    told: toldIn(item),
    at: serverNow() - waitedMs(item),
    isUnderWay: progressOf(item.id) !== undefined,
    refusal: item.state === 'refused' ? item.refusal : undefined,
  }))
}

const toldIn = (item: OutboxItem) => item.fields as unknown as Told
