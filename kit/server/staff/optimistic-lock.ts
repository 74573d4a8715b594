import { isDeepStrictEqual } from 'node:util'
import type { QueryExecutorProvider } from 'kysely'
import { Refusal, refuse } from '#common/refusal.ts'
import { authorOf } from './audit.ts'

/** Refuses `changed-meanwhile` 409 if the row changed after the editor loaded it (`seen`: its updated_at then). */
export function refuseStale(now: Date, seen: string): void {
  if (now.toISOString() !== seen) refuse('changed-meanwhile', 409, 'Somebody else changed this meanwhile.')
}

/** The same for a row whose changes are in the audit log, with the name of whoever changed it. `seen`: its updated_at then. */
export async function refuseStaleRow(
  trx: QueryExecutorProvider,
  row: { subject: string; id: string; updated_at: Date },
  seen: string,
): Promise<void> {
  if (row.updated_at.toISOString() === seen) return
  const by = await authorOf(trx, row)
  throw new Refusal(
    'changed-meanwhile',
    409,
    'Somebody else changed this meanwhile.',
    undefined,
    undefined,
    by,
  )
}

/**
 * The same for what has no version, such as a setting: `seen` is the value that the editor replaces. A console that was opened
 * before the field existed sends none and is not refused.
 */
export function refuseUnseen<T>(now: T, seen: T | undefined): void {
  if (seen !== undefined && !isDeepStrictEqual(now, seen))
    refuse('changed-meanwhile', 409, 'Somebody else changed this meanwhile.')
}

/** Refuses `taken` 409: another row has this name. */
export const refuseNameTaken = (): never => refuse('taken', 409, 'Another one has this name.')

/** Turns a unique violation into the same refusal. */
export async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === '23505') refuseNameTaken()
    throw error
  }
}
