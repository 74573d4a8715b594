import type { Generated, Kysely, Selectable } from 'kysely'
import { inEither, onlyLanguage } from '#common/one-language.ts'
import { refuse } from '#common/refusal.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseStale } from '#kit/server/staff/optimistic-lock.ts'
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
type By = { staff: Staff; at: Date }

/** What everybody reads: the newest answers of the last days. */
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

/** Stores a rumour with its answer, on record; a repeated request answers the stored one. */
export const addRumour = (db: Db, id: string, words: RumourWords, { staff, at }: By): Promise<StaffRumour> =>
  db.transaction().execute(async transaction => {
    const row = await transaction
      .insertInto('rumours')
      .values({ id, ...columns(words), told_at: at, created_at: at, updated_at: at })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return staffRow(await readRumour(transaction, id))
    await audit(transaction, { staff, at, action: 'added', subject: 'rumour', id, after: staffRow(row) })
    return staffRow(row)
  })

/** Changes an answer that is still as `seen` (its updated_at); refuses `changed-meanwhile` otherwise. */
export const changeRumour = (
  db: Db,
  id: string,
  { updated_at: seen, ...words }: RumourWords & { updated_at: string },
  { staff, at }: By,
): Promise<StaffRumour> =>
  db.transaction().execute(async transaction => {
    const before = await readRumour(transaction, id)
    refuseStale(before.updated_at, seen)
    const row = await transaction
      .updateTable('rumours')
      .set({ ...columns(words), told_at: at, updated_at: at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const change = { before: staffRow(before), after: staffRow(row) }
    await audit(transaction, { staff, at, action: 'changed', subject: 'rumour', id, ...change })
    return staffRow(row)
  })

async function readRumour(transaction: Db, id: string): Promise<Row> {
  const row = await transaction
    .selectFrom('rumours')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('not-found', 404)
}

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
const staffRow = (row: Row): StaffRumour => ({
  ...publicRow(row),
  is_shown: row.is_shown,
  updated_at: row.updated_at.toISOString(),
})
