import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Permission } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import type { AnyDatabase } from './db/any-database.ts'
import type { By } from './http/request.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Live } from './live/live.ts'

type SentContext = { db: AnyDatabase; live: Live; responseCache: ResponseCache }

/**
 * What visitors send into one table; a flood of it is looked at by network and closed together, with undo. SQL names the
 * feature's own tables.
 */
export type Sent = {
  /** The budget that it is spent from; the alarm `unusual-{budget}` links here. */
  budget: string
  /** Accounts with this permission see and close it. */
  permission: Permission
  /**
   * A query of what is open: `id` (uuid), `network`, `device`, `at`, and what staff recognise it by: `kind`, `place_en` and
   * `place_hi` ('' for none), `words` of its sender. `evidence` (int): how much speaks for it, of which a flood has little.
   */
  open: RawBuilder<unknown>
  kinds: Readonly<Record<string, Text>>
  /**
   * Closes those of these rows that nobody has worked on, in the caller's transaction, and returns their ids. A row stays open
   * while another report of the same thing does.
   */
  close: (transaction: AnyDatabase, ids: readonly string[], by: By) => Promise<string[]>
  /** Reopens what `close` closed, unless somebody has worked on it since. Returns their ids. */
  reopen: (transaction: AnyDatabase, ids: readonly string[], by: By) => Promise<string[]>
  /** Updates open screens, after the commit. */
  changed?: (context: SentContext, ids: readonly string[]) => Promise<void>
}

/** Ends the cases of these kinds about these rows, except rows that somebody has taken; returns the rows. `by`: a user name. */
export async function settleUntaken(
  transaction: QueryExecutorProvider,
  kinds: readonly string[],
  subjects: readonly string[],
  by: string,
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from settle_untaken(${[...kinds]}, ${[...subjects]}, ${by}) as subject`.execute(
    transaction,
  )
  return rows.map(({ subject }) => subject)
}

/** Reopens the last cases of these kinds about these rows: their time starts again. */
export async function reopenCases(
  transaction: QueryExecutorProvider,
  kinds: readonly string[],
  subjects: readonly string[],
  by: string,
): Promise<void> {
  await sql`select reopen_cases(${[...kinds]}, ${[...subjects]}, ${by})`.execute(transaction)
}
