import { newId } from '#common/id.ts'
import { type OutboxItem, waitedMs } from '#kit/web/outbox/item.ts'
import { type Outcome, submit, withdraw } from '#kit/web/outbox/outbox.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { signedInName } from '#kit/web/staff/staff-hints.ts'
import type { WaitingHours } from '../waiting.ts'

/** The outbox's kind of reports. */
export const queueKind = 'queue'
const undoKind = 'queue-undo'

/** A report: the tail with its hours, or the head of the dak bam. */
export type Told = { line: 'tail'; place: string; hours: WaitingHours } | { line: 'dak-bam'; place: string }

/** An own report that the server has not confirmed. */
export type UnsentReport = {
  id: string
  told: Told
  /** When it was made (ms). */
  at: number
  isUnderWay: boolean
  /** Error code of the refusal; a refused report is not sent again. */
  refusal?: string | undefined
}

/** Sends a report once, now or when the phone has a network, with the seconds that it waited. */
export function sendReport(id: string, told: Told): Promise<Outcome> {
  return submit({
    id,
    kind: queueKind,
    account: signedInName(),
    call: 'PUT /api/queue/:id',
    params: { id },
    fields: told,
    files: [],
    waitedIn: 'waited_s',
  })
}

/**
 * Withdraws a report. A waiting one is deleted on the phone, and the server is told anyway, later if need be: it may have
 * the report although its answer was lost.
 */
export async function takeBack(id: string, isUnsent: boolean): Promise<void> {
  if (isUnsent) await withdraw(id)
  await submit({
    ...{ id: newId(), kind: undoKind, account: signedInName(), call: 'PUT /api/queue/:id/withdrawal' },
    ...{ params: { id }, fields: {}, files: [], isDroppedIfRefused: true },
  })
}

/** Reports that the server has not confirmed, oldest first. */
export function useUnsentReports(): readonly UnsentReport[] {
  const { items, progressOf } = useOutbox(queueKind)
  return items.map(item => ({
    id: item.id,
    told: toldIn(item),
    at: serverNow() - waitedMs(item),
    isUnderWay: progressOf(item.id) !== undefined,
    refusal: item.state === 'refused' ? item.refusal : undefined,
  }))
}

const toldIn = (item: OutboxItem) => item.fields as unknown as Told
