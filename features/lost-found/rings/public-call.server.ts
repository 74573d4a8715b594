import { type Selectable, sql } from 'kysely'
import { sayTime } from '#common/fair-time.ts'
import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import { defineTexts, fill, type Language, type Text } from '#common/text.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { By, Staff } from '#kit/server/http/request.ts'
import { offered } from '#kit/server/offered.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { isAdult } from '../missing-person/person-kinds.ts'
import type { ReportRow } from '../missing-person/reports.server.ts'
import { sayClothing } from '../reunite/clothing-words.ts'
import { sayable } from '../reunite/loudspeaker.server.ts'
import { sayWho } from '../reunite/person-words.ts'
import { locked } from '../reunite/persons.server.ts'
import type { LostFoundDatabase, LostFoundTables } from '../tables.server.ts'
import type { PublicCall } from './contract.ts'

type Db = LostFoundDatabase
type Context = Pick<AppContext, 'db' | 'features' | 'clock' | 'live' | 'responseCache'>
type Where = Pick<Selectable<LostFoundTables['searches']>, 'since' | 'place_en' | 'place_hi'>
/** Hours after which a call ends by itself; the chief may release it again. */
const lastsHours = 6

const texts = defineTexts({
  call: {
    en: 'Missing: {who}. Last seen: {place}, {time}. If you see them, stay with them and tell staff near you or call 155304.',
    hi: 'बिछड़े: {who}। आखिरी बार: {place}, {time}। दिखें तो उनके साथ रहें और पास के कर्मचारी को बताएँ या 155304 पर कॉल करें।',
  },
})

/**
 * What everybody may be told about a missing person: age, clothes, where and when last seen, and of an adult the first word of
 * the first name. Of a child never a name, and nothing at all without the word of the police; never a photo, a village or a word
 * of the report. null: nothing.
 */
function wordsOf(row: ReportRow, search: Where): Text | null {
  const said = sayable(row)
  if (!said) return null
  const [first = ''] = isAdult(row.age_band) ? said.first_name.trim().split(/\s+/) : []
  const words = (language: Language) =>
    fill(texts.call, language, {
      who: [
        first,
        first
          ? sayWho(row.sex, row.age_band, language).toLowerCase()
          : sayWho(row.sex, row.age_band, language),
        sayClothing(row, language),
      ]
        .filter(Boolean)
        .join(', '),
      place: search[`place_${language}`],
      time: sayTime(search.since.getTime(), language),
    })
  return { en: words('en'), hi: words('hi') }
}

const searchRow = (db: Db, id: string) =>
  db.selectFrom('searches').selectAll().where('person_id', '=', id).executeTakeFirst()

/** The call as a desk sees it before and after it is released. */
export async function publicCallOf(db: Db, row: ReportRow, staff: Staff): Promise<PublicCall | null> {
  if (row.is_found) return null
  const search = await searchRow(db, row.id)
  const words = search ? wordsOf(row, search) : null
  return {
    text: words,
    why_not: !search ? 'no-place' : words ? null : row.age_band ? 'child' : 'no-age',
    at: search?.called_at?.toISOString() ?? null,
    by: search?.called_by ?? '',
    may_release: may(staff.roles, 'admin'),
  }
}

/** Starts or stops asking everybody. A call that is already published stays as it is. */
export async function releaseCall(
  context: Context,
  id: string,
  isReleased: boolean,
  { staff, at }: By,
): Promise<void> {
  const db = context.db.withTables<LostFoundTables>()
  const notices = offered(context.features, 'searchNotices')
  const isChanged = await db.transaction().execute(async transaction => {
    await lockCalls(transaction)
    const row = await locked(transaction, id)
    if (row.is_found) refuse('not-found', 404)
    if (row.status === 'closed') refuse('closed', 409)
    const search = (await searchRow(transaction, id)) ?? refuse('not-begun', 409)
    if (isReleased === (search.call_id !== null)) return false
    const text = isReleased ? (wordsOf(row, search) ?? refuse('not-shown', 409)) : null
    const call_id = isReleased ? crypto.randomUUID() : null
    const until = new Date(at.getTime() + lastsHours * 3_600_000)
    if (call_id && text)
      await notices?.add(transaction as unknown as Context['db'], { id: call_id, text, until }, at)
    await transaction
      .updateTable('searches')
      .set({ call_id, called_at: call_id && sql<Date>`now()`, called_by: call_id ? staff.username : '' })
      .where('person_id', '=', id)
      .execute()
    const action = isReleased ? 'call-released' : 'call-ended'
    await audit(transaction, { staff, at, action, subject: 'missing-person', id })
    return true
  })
  if (isReleased && isChanged) await notices?.tell(context)
  await endCalls(context)
}

/**
 * Erases every call whose search is over or erased, whose time is over, or whose words have changed since the chief released it,
 * and updates open phones at once. Call it after anything that may end one; a sweep does so too.
 */
export async function endCalls(context: Context): Promise<void> {
  const notices = offered(context.features, 'searchNotices')
  const db = context.db.withTables<LostFoundTables>()
  const isEnded = await db.transaction().execute(async transaction => {
    await lockCalls(transaction)
    const { rows } = await sql<ReportRow & Where & { call_id: string }>`
      select r.*, s.call_id, s.since, s.place_en, s.place_hi
      from searches s join missing_person_reports r on r.id = s.person_id
      where s.call_id is not null and r.status = 'open'
        and s.called_at > now() - ${lastsHours} * interval '1 hour'`.execute(transaction)
    const kept = rows.flatMap(row => {
      const words = wordsOf(row, row)
      return words ? [{ id: row.call_id, en: words.en }] : []
    })
    if (!(await notices?.keepOnly(transaction as unknown as Context['db'], kept))) return false
    await sql`
      update searches set call_id = null, called_at = null, called_by = ''
      where call_id is not null and not call_id = any(${kept.map(({ id }) => id)}::uuid[])`.execute(
      transaction,
    )
    return true
  })
  if (isEnded) await notices?.tell(context)
}

/** One release or end at a time, so that none erases what another has just published. */
const lockCalls = (transaction: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('public calls'))`.execute(transaction)
