import { sql } from 'kysely'
import type { CaseAbout, CaseSource } from '#kit/server/cases.ts'
import type { ComplaintsTables } from './complaints.server.ts'
import { complaintsTexts } from './texts.ts'

/** What staff read of complaints in their list of cases. The place is the visitor's words, so no push carries it. */
export async function aboutComplaints(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<ComplaintsTables>()
    .selectFrom('complaints')
    .select(['id', 'category', 'words', 'place'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, category, words, place }) => [
      id,
      { detail: complaintsTexts[category], words: [place, words].filter(Boolean).join(' · ') },
    ]),
  )
}
