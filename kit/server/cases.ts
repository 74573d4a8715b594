import { type QueryExecutorProvider, sql } from 'kysely'
import type { Clock } from '#common/clock.ts'
import type { Permission } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import type { SentPlaces } from './alike.ts'
import type { AnyDatabase } from './db/any-database.ts'
import type { By } from './http/request.ts'
import type { Alarms } from './limits/alarms.ts'

/** What a feature gets to read the subjects of its cases, and the conditions that last now. */
export type CaseSource = {
  db: AnyDatabase
  clock: Clock
  alarms: Alarms
}

/** What a case is about, read from the row of the feature that raised it. */
export type CaseAbout = {
  /** A place named by the corporation, so it may appear in a push message. */
  place?: Text
  /** What a push message says in place of `place`, if those asked need to know more at once; for staff only. */
  push?: Text
  /** A fixed word beside the kind: the category of a complaint. */
  detail?: Text
  /** Numbers for an alarm's sentence. */
  figures?: Readonly<Record<string, number>>
  /** What is known, such as clothing and place, in our words; only for those who may see the case. */
  known?: Text
  /** What the sender wrote; only for those who may see the case. */
  words?: string
}

/** The question that 'Done' asks, for kinds whose matter ends with its case. */
type CaseEndings = {
  /** The state of the matter now; `ends`: it ends the matter and its case. Otherwise both stay open, and what was done is noted. */
  choices: readonly { id: string; label: Text; ends: boolean }[]
  /** Stores the choice with the matter; in the transaction that changes the case. */
  say: (transaction: QueryExecutorProvider, subject: string, choice: string, by: By) => Promise<void>
  /** Reopens the matter; in the transaction that reopens its case. */
  reopen: (transaction: QueryExecutorProvider, subject: string, by: By) => Promise<void>
}

/** A kind of case that a feature raises: something that needs a person, and how soon. */
export type CaseKind = {
  kind: string
  /** Accounts with this permission see cases of this kind and are notified of new ones; nobody else. */
  permission: Permission
  /**
   * For cases meant for named people: those of them on duty are notified and see the case. If none is on duty, or nobody took it
   * in time, everybody with the permission `otherwise` is notified and sees it. They also see it once somebody has taken it, and
   * once it is done.
   */
  asks?: {
    /** User names, by subject. */
    whom: (source: CaseSource, subjects: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
    otherwise: Permission
  }
  /** Minutes within which somebody should take it, unless the chief set another number. */
  minutes: number
  /** A life may depend on it: the console shows it first, as a red block. */
  isUrgent?: boolean
  /**
   * Set if a matter is ended in its own panel, which asks for the details: whether it goes on. Until then 'Done' does not close
   * its case, and only the panel reopens it.
   */
  goesOn?: (source: CaseSource, subject: string) => Promise<boolean>
  /** Set if a matter is ended with its case: 'Done' asks for its state. */
  endings?: CaseEndings
  /** The text of a push message; it names nobody. */
  title: Text
  /** What these cases are about, by subject. A missing subject was erased or removed. */
  about: (source: CaseSource, subjects: readonly string[]) => Promise<ReadonlyMap<string, CaseAbout>>
  /**
   * For kinds that strangers can raise by the hundred: which come first in a full list, and which look alike. A missing subject
   * comes first.
   */
  places?: (source: CaseSource) => Promise<SentPlaces>
  /**
   * For lasting conditions without a report, such as a vehicle parked too long: the subjects for which it is true now. Their
   * cases are raised, and settled once it is no longer true.
   */
  lasting?: (source: CaseSource) => Promise<readonly string[]>
}

/**
 * Raises a case about a row. Call it in the transaction that stores the row, so that both are committed or neither. While the
 * case is open, raising it again only counts another report. `from`: the visitor's phone that reported it.
 */
export async function raiseCase(
  transaction: QueryExecutorProvider,
  kind: string,
  subject: string,
  from?: { network: string; device: string },
) {
  if (!from) await sql`select raise_case(${kind}, ${subject})`.execute(transaction)
  else await sql`select raise_case(${kind}, ${subject}, ${from.network}, ${from.device})`.execute(transaction)
}

/** Ends the case about a row, if there is one; `by`: user name of whoever settled it, '' if it ended by itself. */
export async function settleCase(
  transaction: QueryExecutorProvider,
  kind: string,
  subject: string,
  by: string,
) {
  await sql`select settle_case(${kind}, ${subject}, ${by})`.execute(transaction)
}

/** When staff first saw a case of these kinds about each row, in a list of cases or by `seeCase`; null if nobody has. */
export async function casesSeenAt(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  subjects: readonly string[],
): Promise<Map<string, Date | null>> {
  const { rows } = await sql<{ subject: string; seen: Date | null }>`
    select subject, case_seen_at(${[...kinds]}, subject) as seen from unnest(${[...subjects]}::text[]) as subject`.execute(
    db,
  )
  return new Map(rows.map(({ subject, seen }) => [subject, seen]))
}

/** Marks cases of these kinds about a row as seen: somebody opened the row in its feature's own panel. `by`: their user name. */
export async function seeCase(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  subject: string,
  by: string,
) {
  await sql`select see_case(${[...kinds]}, ${subject}, ${by})`.execute(db)
}
