import { sql } from 'kysely'
import type { CaseAbout, CaseKind, CaseSource } from '#kit/server/cases.ts'
import type { LostFoundTables } from '../tables.server.ts'

/** What the control room reads of persons in its list of cases. All of it is the reporter's words, so no push carries it. */
async function aboutPersons(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<LostFoundTables>()
    .selectFrom('missing_person_reports')
    .select(['id', 'person', 'last_seen'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, person, last_seen }) => [id, { words: [person, last_seen].filter(Boolean).join(' · ') }]),
  )
}

/** Who is missing may be a child: the report does not ask the age, so every one is urgent. */
export const personCases: readonly CaseKind[] = [
  {
    kind: 'missing-person',
    permission: 'missing-persons',
    minutes: 3,
    isUrgent: true,
    title: { en: 'Missing person', hi: 'बिछड़ा व्यक्ति' },
    about: aboutPersons,
  },
  {
    kind: 'found-person',
    permission: 'missing-persons',
    minutes: 10,
    title: { en: 'Found person', hi: 'मिला हुआ व्यक्ति' },
    about: aboutPersons,
  },
]
