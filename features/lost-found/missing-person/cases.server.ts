import { type Kysely, sql } from 'kysely'
import type { Language } from '#common/text.ts'
import type { CaseAbout, CaseKind, CaseSource } from '#kit/server/cases.ts'
import { sayClothing } from '../reunite/clothing-words.ts'
import { sayPlace, sayWho } from '../reunite/person-words.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { type AgeBand, isAdult } from './person-kinds.ts'

/** What the control room reads about persons in its list of cases. It is the reporters' words, so no push contains it. */
async function aboutPersons(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<LostFoundTables>()
    .selectFrom('missing_person_reports')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(row => {
      const { id, person, last_seen, village, marks, desk } = row
      // Visitors describe clothing and place in their own words.
      const known = (language: Language) =>
        [
          sayWho(row.sex, row.age_band, language),
          ...(row.is_from_desk || row.is_sighting
            ? [sayPlace(row.place, language), sayClothing(row, language)]
            : []),
        ]
          .filter(Boolean)
          .join(' · ')
      // The last known place comes first, because that is where to go.
      const name = row.is_sighting ? row.first_name : ''
      const words = [last_seen, person, name, village, marks, desk].filter(Boolean).join(' · ')
      return [id, { known: { en: known('en'), hi: known('hi') }, words }]
    }),
  )
}

/** Searches open for twelve hours whose police report is still due (`police_at`). */
async function tooLong({ db }: CaseSource): Promise<readonly string[]> {
  const rows = await (db as unknown as Kysely<LostFoundTables>)
    .selectFrom('missing_person_reports')
    .select('id')
    .where('status', '=', 'open')
    .where('police_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '12 hours'`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the search is still open. It ends in the panel of missing persons, which asks for the required details. */
async function isSearched({ db }: CaseSource, id: string): Promise<boolean> {
  const row = await db
    .withTables<LostFoundTables>()
    .selectFrom('missing_person_reports')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.status === 'open'
}

/** The twelve-hour case ends once the police are informed. */
export const policeCase = 'person-to-police'

/** Searches that are over while the police still search: they must be told, unless the person is with them. */
async function policeStillSearch({ db }: CaseSource): Promise<readonly string[]> {
  const rows = await (db as unknown as Kysely<LostFoundTables>)
    .selectFrom('missing_person_reports')
    .select('id')
    .where('status', '=', 'closed')
    .where('police_at', 'is not', null)
    .where('police_end_at', 'is', null)
    .where('outcome', 'is distinct from', 'police')
    .execute()
  return rows.map(({ id }) => id)
}
/** This case ends once the police know that the search is over. */
export const policeEndCase = 'person-ended-to-police'

const kind = (
  name: string,
  minutes: number,
  title: CaseKind['title'],
  more: Partial<CaseKind> = {},
): CaseKind => ({
  kind: name,
  permission: 'missing-persons',
  minutes,
  title,
  about: aboutPersons,
  goesOn: isSearched,
  ...more,
})
const urgent = { isUrgent: true }
/** A search's ring has nobody on duty. The case may be closed while the search continues; the next such ring raises it again. */
export const nobodyCase = 'search-nobody'

/** Three minutes for a child, and for anybody of unknown age, who may be a child. */
export const personCases: readonly CaseKind[] = [
  kind('missing-child', 3, { en: 'Missing child', hi: 'बिछड़ा बच्चा' }, urgent),
  kind('missing-person', 3, { en: 'Missing person', hi: 'बिछड़ा व्यक्ति' }, urgent),
  kind('missing-adult', 10, { en: 'Missing adult', hi: 'बिछड़ा वयस्क' }),
  kind('found-person', 10, { en: 'Found person', hi: 'मिला हुआ व्यक्ति' }),
  kind('looks-lost', 5, { en: 'Seen by a visitor: looks lost', hi: 'किसी ने देखा: बिछड़ा लगता है' }),
  kind(
    policeCase,
    10,
    { en: 'Missing for 12 hours: tell the police', hi: '12 घंटे से बिछड़े: पुलिस को बताएँ' },
    { lasting: tooLong },
  ),
  kind(
    policeEndCase,
    10,
    { en: 'The search is over: tell the police', hi: 'खोज खत्म: पुलिस को बताएँ' },
    {
      lasting: policeStillSearch,
      goesOn: async (source, id) => (await policeStillSearch(source)).includes(id),
    },
  ),
  {
    ...{ kind: nobodyCase, permission: 'missing-persons', minutes: 5, about: aboutPersons },
    title: { en: 'Nobody on duty near a search: send somebody', hi: 'खोज के पास कोई ड्यूटी पर नहीं: किसी को भेजें' },
  },
]
export const personCaseKinds = personCases.map(({ kind }) => kind)

/** The kind of case for a person, by what is known now. */
export const caseKindOf = ({
  is_found,
  is_sighting,
  age_band,
}: {
  is_found: boolean
  is_sighting: boolean
  age_band: AgeBand | null
}): 'looks-lost' | 'found-person' | 'missing-child' | 'missing-person' | 'missing-adult' => {
  if (is_sighting) return 'looks-lost'
  if (is_found) return 'found-person'
  if (age_band === null) return 'missing-person'
  return isAdult(age_band) ? 'missing-adult' : 'missing-child'
}
