import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { Language, Text } from '#common/text.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { isAdult } from '../missing-person/person-kinds.ts'
import type { ReportRow } from '../missing-person/reports.server.ts'
import type { LostFoundDatabase } from '../tables.server.ts'
import { announcement } from './announcement.ts'
import { sayClothing } from './clothing-words.ts'
import type { Loudspeaker, Shown } from './hand-over-contract.ts'
import { locked, writePerson } from './persons.server.ts'

type Db = LostFoundDatabase
const subject = 'missing-person'

/**
 * What may be said of a person in public, by loudspeaker or screen: of an adult first name, village and clothing. Of a child, and
 * of anybody of unknown age, nothing; with the word of the police clothing and desk, never name or village (JJ Act s. 74). null:
 * nothing.
 */
export function sayable(row: ReportRow) {
  const { is_found, sex, age_band, colours, garments, desk } = row
  const seen = { is_found, sex, age_band, colours, garments, desk }
  if (isAdult(age_band)) return { ...seen, first_name: row.first_name, village: row.village }
  return row.police_word_at && age_band ? { ...seen, first_name: '', village: '' } : null
}

export function loudspeakerOf(row: ReportRow): Loudspeaker {
  const said = sayable(row)
  const { read_times, read_at, police_word_at: at } = row
  return {
    text: said && announcement(said),
    why_not: said ? null : row.age_band ? 'child' : 'no-age',
    read_times,
    read_at: read_at?.toISOString() ?? null,
    is_on_screens: row.on_screens_at !== null && said !== null,
    police_word: at && { at: at.toISOString(), by: row.police_word_by, from: row.police_word_from },
  }
}

/** Persons whom a desk put on screens, as far as the rule allows it now. */
export async function onScreens(db: Db): Promise<Shown[]> {
  const rows = await db
    .selectFrom('missing_person_reports')
    .selectAll()
    .where('status', '=', 'open')
    .where('on_screens_at', 'is not', null)
    .orderBy('on_screens_at', 'desc')
    .limit(50)
    .execute()
  return rows.flatMap(row => {
    const said = sayable(row)
    if (!said) return []
    const { is_found, first_name, village, desk } = said
    const words = (language: Language) => sayClothing(said, language)
    const clothing: Text = { en: words('en'), hi: words('hi') }
    return [{ id: row.id, is_found, first_name, village, clothing, desk }]
  })
}

/** The text was read: counts it, with the database's time. */
export const markRead = (db: Db, id: string, by: By): Promise<void> =>
  change(db, id, by, 'read-out', row => {
    if (!sayable(row)) refuse('not-shown', 409)
    return { read_times: row.read_times + 1, read_at: sql<Date>`now()`, read_by: by.staff.username }
  })

/** Puts a person on screens or removes them; refuses `not-shown` if the rule allows nothing. */
export const putOnScreens = (db: Db, id: string, isShown: boolean, by: By): Promise<void> =>
  change(db, id, by, isShown ? 'put-on-screens' : 'taken-off-screens', row => {
    if (isShown && !sayable(row)) refuse('not-shown', 409)
    const on_screens_at = isShown ? sql<Date>`now()` : null
    return { on_screens_at, on_screens_by: isShown ? by.staff.username : '' }
  })

/** Records that the police allow a child to be announced, and which officer said so; or that they no longer do. */
export const keepPoliceWord = (db: Db, id: string, from: string | undefined, by: By): Promise<void> =>
  change(db, id, by, from === undefined ? 'police-word-ended' : 'police-word', row => ({
    police_word_at: from === undefined ? null : sql<Date>`now()`,
    police_word_by: from === undefined ? '' : by.staff.username,
    police_word_from: from ?? '',
    ...(from === undefined && !isAdult(row.age_band) && { on_screens_at: null, on_screens_by: '' }),
  }))

const change = (
  db: Db,
  id: string,
  { staff, at }: By,
  action: string,
  columnsOf: (row: ReportRow) => Parameters<typeof writePerson>[2],
): Promise<void> =>
  db.transaction().execute(async transaction => {
    const row = await locked(transaction, id)
    if (row.status === 'closed') refuse('closed', 409)
    await writePerson(transaction, id, columnsOf(row))
    await audit(transaction, { staff, at, action, subject, id, after: {} })
  })
