import { sql } from 'kysely'
import { sayTime } from '#common/fair-time.ts'
import { defineTexts, fill, type Language } from '#common/text.ts'
import type { CaseAbout, CaseKind, CaseSource } from '#kit/server/cases.ts'
import type { CrowdDatabase, CrowdTables } from './crowd.server.ts'

const texts = defineTexts({
  lastReport: { en: 'last report {time}', hi: 'आखिरी सूचना {time}' },
})

/** The places of these ids with the time of their newest report, including those no longer in the guide. */
async function aboutPlaces(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<CrowdTables>()
    .selectFrom('crowd_status')
    .select(['id', 'location_en', 'location_hi', 'status_changed_at'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, location_en, location_hi, status_changed_at: at }) => [
      id,
      {
        place: { en: location_en, hi: location_hi },
        ...(at && { detail: { en: lastReport('en', at), hi: lastReport('hi', at) } }),
      },
    ]),
  )
}

const lastReport = (language: Language, at: Date) =>
  fill(texts.lastReport, language, { time: sayTime(at.getTime(), language) })

async function reportersOfPlaces({ db }: CaseSource, ids: readonly string[]) {
  const rows = await db
    .withTables<CrowdTables>()
    .selectFrom('crowd_status')
    .select(['id', 'reporters'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, reporters }) => [id, reporters]))
}

/** Places with named reporters that have been silent for half an hour; after a night without any report nobody is asked. */
async function silentPlaces(db: CrowdDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('crowd_status')
    .select('id')
    .where('is_active', '=', true)
    .where(sql<boolean>`cardinality(reporters) > 0`)
    .where('status', 'is not', null)
    .where(
      sql<boolean>`status_changed_at between now() - interval '12 hours' and now() - interval '30 minutes'`,
    )
    .execute()
  return rows.map(({ id }) => id)
}

export const crowdCases: readonly CaseKind[] = [
  {
    kind: 'crowd-high',
    permission: 'crowd-everywhere',
    minutes: 10,
    title: { en: 'Crowd HIGH', hi: 'भीड़ ज़्यादा' },
    about: aboutPlaces,
  },
  {
    // Asks the place's reporters who are on duty. A report ends it.
    kind: 'crowd-silent',
    permission: 'crowd',
    asks: { whom: reportersOfPlaces, otherwise: 'crowd-everywhere' },
    minutes: 15,
    title: { en: 'No report for 30 minutes', hi: '30 मिनट से कोई सूचना नहीं' },
    about: aboutPlaces,
    lasting: async ({ db }) => silentPlaces(db.withTables<CrowdTables>()),
  },
]
