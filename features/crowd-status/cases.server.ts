import { sql } from 'kysely'
import type { CaseAbout, CaseKind, CaseSource } from '#kit/server/cases.ts'
import type { CrowdTables } from './crowd.server.ts'

/** The places of these ids, also of those that are no longer in the guide. */
async function aboutPlaces(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<CrowdTables>()
    .selectFrom('crowd_status')
    .select(['id', 'location_en', 'location_hi'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, location_en, location_hi }) => [id, { place: { en: location_en, hi: location_hi } }]),
  )
}

export const crowdCases: readonly CaseKind[] = [
  {
    kind: 'crowd-high',
    permission: 'crowd-everywhere',
    minutes: 10,
    title: { en: 'Crowd HIGH', hi: 'भीड़ ज़्यादा' },
    about: aboutPlaces,
  },
]
