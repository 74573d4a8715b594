import type { Generated, Kysely, Selectable } from 'kysely'
import { inEither, onlyLanguage } from '#common/one-language.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { mostShown, type Rumour, type RumourList, type RumourWords, type StaffRumour } from './contract.ts'
import { shownDays, type Verdict } from './verdicts.ts'

type RumoursTable = {
  id: string
  verdict: Verdict
  said_en: string
  said_hi: string
  answer_en: string
  answer_hi: string
  office_en: string
  office_hi: string
  is_shown: Generated<boolean>
  told_at: Date
  created_at: Date
  updated_at: Date
}
export type RumourTables = { rumours: RumoursTable }
type Db = Kysely<RumourTables>
type Row = Selectable<RumoursTable>

/** What visitors see: the newest answers of the last `shownDays` days. */
export async function shownRumours(db: Db, now: number): Promise<RumourList> {
  const rows = await db
    .selectFrom('rumours')
    .selectAll()
    .where('is_shown', '=', true)
    .where('told_at', '>', new Date(now - shownDays * 86_400_000))
    .orderBy('told_at', 'desc')
    .limit(mostShown)
    .execute()
  return { rumours: rows.map(publicRow) }
}

export async function allRumours(db: Db): Promise<StaffRumour[]> {
  const rows = await db.selectFrom('rumours').selectAll().orderBy('told_at', 'desc').limit(100).execute()
  return rows.map(staffRow)
}

/** Stores a rumour with its answer, or changes one that nobody else changed since the editor read it; both are audited. */
export const rumourRecords = staffRecords<RumourTables, Row, RumourWords, StaffRumour>({
  subject: 'rumour',
  table: 'rumours',
  columns: (words, { at }) => ({ ...columns(words), told_at: at }),
  shown: staffRow,
})

const columns = ({ verdict, said, answer, office, is_shown }: RumourWords) => ({
  verdict,
  said_en: said.en,
  said_hi: said.hi,
  answer_en: answer.en,
  answer_hi: answer.hi,
  office_en: office.en,
  office_hi: office.hi,
  is_shown,
})
const publicRow = (row: Row): Rumour => {
  const office = { en: row.office_en, hi: row.office_hi }
  return {
    id: row.id,
    verdict: row.verdict,
    said: inEither({ en: row.said_en, hi: row.said_hi }),
    answer: inEither({ en: row.answer_en, hi: row.answer_hi }),
    office: inEither(office),
    only: onlyLanguage(office),
    told_at: row.told_at.toISOString(),
  }
}
function staffRow(row: Row): StaffRumour {
  return { ...publicRow(row), is_shown: row.is_shown, updated_at: row.updated_at.toISOString() }
}
