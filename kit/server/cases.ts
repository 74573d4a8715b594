import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Clock } from '#common/clock.ts'
import type { Permission } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import type { SentPlace } from './alike.ts'
import type { By } from './http/request.ts'
import type { Alarms } from './limits/alarms.ts'

/** Where a feature reads what its cases are about, and what lasts now. */
export type CaseSource = {
  // biome-ignore lint/complexity/noBannedTypes: a feature names its own tables
  db: Kysely<{}>
  clock: Clock
  alarms: Alarms
}

/** What a case is about, read from the row of the feature that raised it. */
export type CaseAbout = {
  /** A place that the corporation named: it may stand in a push message. */
  place?: Text
  /** What a push message says beside the kind in place of `place`, where whom it asks has to know more at once; for staff alone. */
  push?: Text
  /** A word of ours beside the kind: the category of a complaint. */
  detail?: Text
  /** Of an alarm: what its sentence counts. */
  figures?: Readonly<Record<string, number>>
  /** What is known, such as clothing and place, in our words; only for those who may see the case. */
  known?: Text
  /** What somebody wrote; only for those who may see the case. */
  words?: string
}

/** What 'Done' asks of a kind whose matter is ended with its case. */
type CaseEndings = {
  /** How it is there now; `ends`: that ends the matter and its case. Otherwise both go on, and what was done is noted. */
  choices: readonly { id: string; label: Text; ends: boolean }[]
  /** Writes the choice down with the matter; in the transaction that changes the case. */
  say: (transaction: QueryExecutorProvider, subject: string, choice: string, by: By) => Promise<void>
  /** The matter goes on after all; in the transaction that opens its case again. */
  reopen: (transaction: QueryExecutorProvider, subject: string, by: By) => Promise<void>
}

/** A kind of case that a feature raises: something that needs a person, and how soon. */
export type CaseKind = {
  kind: string
  /** Whoever may do this sees cases of this kind and is told of new ones; nobody else. */
  permission: Permission
  /**
   * For cases meant for named people. Those of them who are on duty are told of the case and see it. If none is on duty, or
   * nobody took it in time, everybody with the permission `otherwise` is told of it and sees it. They see it too once somebody
   * has taken it, and once it is done.
   */
  asks?: {
    /** User names, by subject. */
    whom: (source: CaseSource, subjects: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
    otherwise: Permission
  }
  /** Minutes until somebody should have taken it, where the chief has set nothing else. */
  minutes: number
  /** A life may depend on it: the console shows it first, as a red block. */
  isUrgent?: boolean
  /**
   * Where a matter is ended in its own panel, with what has to be known there: whether it goes on. Its case is not closed by 'Done'
   * meanwhile, and is opened again there alone.
   */
  goesOn?: (source: CaseSource, subject: string) => Promise<boolean>
  /** Where a matter is ended with its case: 'Done' asks how it is there now. */
  endings?: CaseEndings
  /** What a push message says: it names nobody. */
  title: Text
  /** What these cases are about, by subject. A subject that is missing was erased or removed. */
  about: (source: CaseSource, subjects: readonly string[]) => Promise<ReadonlyMap<string, CaseAbout>>
  /** Where strangers raise them by the hundred: which come first in a full list, and which look alike. A subject that is missing comes first. */
  places?: (source: CaseSource) => Promise<ReadonlyMap<string, SentPlace>>
  /**
   * For what lasts without a report, such as a vehicle that stands too long: the subjects of which it is true now. Their
   * cases are raised, and settled once it is no longer true.
   */
  lasting?: (source: CaseSource) => Promise<readonly string[]>
}

/**
 * Raises a case about a row. Call it in the transaction that stores the row, so that both are committed or neither. While
 * the case lasts, raising it again only counts how often it was told. `from`: the visitor's phone that reported it.
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

/** Ends the case about a row, if there is one: `by` is the user name of whoever settled it, '' if it ended by itself. */
export async function settleCase(
  transaction: QueryExecutorProvider,
  kind: string,
  subject: string,
  by: string,
) {
  await sql`select settle_case(${kind}, ${subject}, ${by})`.execute(transaction)
}

/** When staff first saw a case of these kinds about a row, in a list of cases or by `seeCase`; null while nobody has. */
export async function caseSeenAt(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  subject: string,
): Promise<Date | null> {
  const { rows } = await sql<{ seen: Date | null }>`
    select case_seen_at(${[...kinds]}, ${subject}) as seen`.execute(db)
  return rows[0]?.seen ?? null
}

/** Somebody opened the row in its feature's own panel: its cases of these kinds count as seen. `by` is their user name. */
export async function seeCase(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  subject: string,
  by: string,
) {
  await sql`select see_case(${[...kinds]}, ${subject}, ${by})`.execute(db)
}
