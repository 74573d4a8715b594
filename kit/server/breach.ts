import { sql } from 'kysely'
import { sayDay } from '#common/fair-time.ts'
import { defineTexts, fill, type Language, languages, type Text } from '#common/text.ts'
import type { PersonalData, ServerManifest } from './context.ts'
import type { AnyDatabase } from './db/any-database.ts'
import { everyPart } from './personal-data.ts'

const texts = defineTexts({
  notice: {
    en: 'Baba Garibnath fair guide: your phone number could be seen by people who should not see it ({date}). It was kept with: {kinds}. Be careful with calls that ask for money or a code. We have closed the gap. Questions: 155304.',
    hi: 'बाबा गरीबनाथ मेले की गाइड: आपका फ़ोन नंबर ऐसे लोग देख सकते थे जिन्हें नहीं देखना चाहिए ({date})। वह इनमें दर्ज था: {kinds}। पैसे या कोड माँगने वाली कॉल से सावधान रहें। हमने इसे ठीक कर दिया है। कुछ पूछना हो तो 155304 पर कॉल करें।',
  },
})

/** When personal data got out, and how: what one account saw, or without `account` everything in the database. */
type Breach = { from: Date; to: Date; account?: string | undefined }
/** One person, by phone number: which kinds of data are kept about them, and the words to send. */
type Concerned = { phone: string; rows: number; kinds: readonly Text[]; words: string }

// The same view is logged once in ten minutes (http/http.ts), so a row added within them may have been seen too.
const viewed = sql`interval '10 minutes'`

/**
 * The people affected by a breach, by number, and the kinds of their data, from what is still kept. The words are in the language
 * in which their form was sent; in both if it is unknown or there were two.
 */
export async function findConcerned(
  db: AnyDatabase,
  features: readonly ServerManifest[],
  breach: Breach,
): Promise<Concerned[]> {
  const people = new Map<string, { rows: number; kinds: Text[]; languages: Set<Language> }>()
  for (const { part } of everyPart(features)) {
    const { rows } = await sql<{ phone: string; rows: number; spoken: Language[] }>`
      select ${sql.ref(part.phone)} as phone, count(*)::int as rows,
        array_remove(array_agg(distinct to_jsonb(${sql.table(part.table)}) ->> 'notice_language'), null) as spoken
      from ${sql.table(part.table)}
      where ${sql.ref(part.phone)} ~ '^[1-9][0-9]{9}$' and ${wasSeen(part, breach)}
      group by 1`.execute(db)
    for (const { phone, rows: count, spoken } of rows) {
      const person = people.get(phone) ?? { rows: 0, kinds: [], languages: new Set<Language>() }
      person.rows += count
      person.kinds.push(part.kind)
      for (const language of spoken) person.languages.add(language)
      people.set(phone, person)
    }
  }
  return [...people]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([phone, { rows, kinds, languages: spoken }]) => {
      const told = spoken.size === 1 ? [...spoken] : [...languages].reverse()
      const words = told.map(language => noticeOf({ breach, kinds, language })).join(' ')
      return { phone, rows, kinds, words }
    })
}

/** Rows that existed by the end of the breach; with an account, those that the audit log connects with it. */
function wasSeen({ table, views }: PersonalData, { from, to, account }: Breach) {
  const made = sql.ref(`${table}.created_at`)
  if (account === undefined) return sql`${made} <= ${to}`
  const single = Object.keys(views.rows)
  const ofRow = Object.entries(views.rows).map(
    ([subject, id]) => sql`(a.subject = ${subject} and split_part(a.subject_id, ' ', 1) = (${id})::text)`,
  )
  // A list's entry names no row, or names a row of something else that showed these rows too.
  const ofList = sql`(a.subject = any(${views.lists}) and ${made} <= a.at + ${viewed}
    and not (a.subject = any(${single}) and a.subject_id is not null))`
  return sql`exists (select from audit_log a where a.username = ${account} and a.at <= ${to}
    and a.at >= ${from}::timestamptz - ${viewed} and (${sql.join([ofList, ...ofRow], sql` or `)}))`
}

function noticeOf(about: { breach: Breach; kinds: readonly Text[]; language: Language }): string {
  const { breach, kinds, language } = about
  const days = new Set([breach.from, breach.to].map(each => sayDay(each.getTime(), language, 'long')))
  const named = kinds.map(kind => kind[language])
  return fill(texts.notice, language, { date: [...days].join(' – '), kinds: named.join(', ') })
}

/** Whether the audit log knows an account: if not, its name was mistyped. */
export async function isInAuditLog(db: AnyDatabase, account: string): Promise<boolean> {
  const { rows } = await sql`select from audit_log where username = ${account} limit 1`.execute(db)
  return rows.length === 1
}
