import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { type CaseAbout, type CaseKind, type CaseSource, raiseCase, settleCase } from '#kit/server/cases.ts'
import type { By } from '#kit/server/http/request.ts'
import type { Sent } from '#kit/server/sent.ts'
import { audit } from '#kit/server/staff/audit.ts'
import {
  type AnswerCounts,
  type Doubt,
  doubtOf,
  mostOfNetwork,
  type PlaceAnswer,
  sweptFrom,
} from './answers.ts'
import { hereTexts } from './here-texts.ts'
import type { AnswersTable, PlaceTables } from './tables.server.ts'

type Db = Kysely<PlaceTables>
type Given = Omit<AnswersTable, 'facility_id' | 'id' | 'dismissed_at'>

/** Kind of the cases about places that visitors did not find, or found broken. */
const placeCase = 'place-doubt'

/**
 * Stores a phone's answer about a place; its newest answer counts, and one from before staff's last check does not. Enough
 * answers set or lift the place's doubt and its case. Resolves to the counts and whether the doubt changed; refuses `not-found`.
 */
export async function answerPlace(
  db: Db,
  id: string,
  given: Given,
): Promise<{ counts: AnswerCounts; isChanged: boolean }> {
  const place = await db
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!place) return refuse('not-found', 404)
  await db
    .insertInto('facility_answers')
    .values({ facility_id: id, ...given })
    .onConflict(conflict =>
      conflict
        .columns(['facility_id', 'device'])
        .doUpdateSet({ ...given, dismissed_at: null })
        .where('facility_answers.seen_at', '<=', given.seen_at),
    )
    .execute()
  // Compared after each write and without a lock, so that many phones at one place do not wait for each other: the last one to
  // write sees what all have written.
  for (let isChanged = false; ; ) {
    const { all, counted } = await countsOf(db, id)
    const { doubt } = await db
      .selectFrom('facilities')
      .select('doubt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if ((doubtOf(counted) ?? null) === doubt) return { counts: all, isChanged }
    if (await db.transaction().execute(trx => renewDoubt(trx, id))) isChanged = true
  }
}

/** Sets the doubt according to the stored answers, with its case; false if somebody else has already set it. */
async function renewDoubt(trx: Db, id: string): Promise<boolean> {
  const { doubt: before } = await trx
    .selectFrom('facilities')
    .select('doubt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const doubt = doubtOf((await countsOf(trx, id)).counted) ?? null
  if (doubt === before) return false
  await trx.updateTable('facilities').set({ doubt }).where('id', '=', id).execute()
  if (!doubt) await settleCase(trx, placeCase, id, '')
  else if (!before) await raiseCase(trx, placeCase, id)
  return true
}

/** Most answers per network that are compared with their phones' answers about other places; one that counts is enough. */
const mostCompared = 20
const nobody = (): AnswerCounts => ({ here: 0, broken: 0, 'not-here': 0 })

/**
 * Only answers of phones known for a while count, with a limit per network. Against a place, only phones that say they were near
 * count, unless they speak against many places; for it, all but those that were far.
 */
async function countsOf(db: Db, id: string) {
  const spoken = (column: 'device' | 'network') => sql`(
    select count(distinct b.facility_id) from facility_answers b
    where b.${sql.ref(column)} = a.${sql.ref(column)} and b.answer <> 'here'
      and b.created_at between a.created_at - interval '1 hour' and a.created_at + interval '1 hour')`
  const { rows } = await sql<{ answer: PlaceAnswer; phones: number; counted: number }>`
    select answer, count(*)::int as phones,
      count(*) filter (where counts and turn <= ${mostOfNetwork})::int as counted
    from (
      select answer, counts, row_number() over (partition by network, answer = 'here' order by counts desc) as turn
      from (
        select answer, network, case when not may_count or newest > ${mostCompared} then false when answer = 'here' then true
          else ${spoken('device')} <= ${sweptFrom.device} and ${spoken('network')} <= ${sweptFrom.network} end as counts
        from (
          select a.*, may_count,
            row_number() over (partition by a.network, a.answer = 'here', may_count order by a.seen_at desc) as newest
          from facility_answers a join facilities f on f.id = a.facility_id, lateral (
            select a.is_known and case a.answer when 'here' then a.is_near is distinct from false else a.is_near is true end
              as may_count) said
          where a.facility_id = ${id} and a.dismissed_at is null and (f.answers_from is null or a.seen_at > f.answers_from)) a) said) given
    group by answer`.execute(db)
  const [all, counted] = [nobody(), nobody()]
  for (const row of rows) {
    all[row.answer] = row.phones
    counted[row.answer] = row.counted
  }
  return { all, counted }
}

/** How many phones gave each answer since staff's last check, by place; places without answers are left out. */
export async function countsByPlace(db: Db): Promise<ReadonlyMap<string, AnswerCounts>> {
  const { rows } = await sql<{ id: string; answer: PlaceAnswer; phones: number }>`
    select a.facility_id as id, a.answer, count(*)::int as phones
    from facility_answers a join facilities f on f.id = a.facility_id
    where a.dismissed_at is null and (f.answers_from is null or a.seen_at > f.answers_from) group by 1, 2`.execute(
    db,
  )
  const counts = new Map<string, AnswerCounts>()
  for (const { id, answer, phones } of rows)
    counts.set(id, { ...(counts.get(id) ?? nobody()), [answer]: phones })
  return counts
}

/** Staff checked the place: earlier answers no longer count, and the case ends. */
export async function settleAnswers(
  trx: Parameters<typeof settleCase>[0],
  id: string,
  { staff, at }: By,
): Promise<void> {
  await sql`update facilities set answers_from = ${at}, doubt = null where id = ${id}::uuid`.execute(trx)
  await settleCase(trx, placeCase, id, staff.username)
}

/** Staff found that the guide is right: answers against it are dismissed. Refuses `not-found`. */
export function dismissAnswers(db: Db, id: string, by: By): Promise<void> {
  return db.transaction().execute(async trx => {
    const place = await trx
      .selectFrom('facilities')
      .select(['name_en', 'name_hi', 'doubt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!place) return refuse('not-found', 404)
    const { all } = await countsOf(trx, id)
    await settleAnswers(trx, id, by)
    await audit(trx, {
      ...by,
      ...{ action: 'dismissed', subject: 'place-answers', id },
      name: { en: place.name_en, hi: place.name_hi },
      before: { ...all, doubt: place.doubt },
    })
  })
}

/** How staff dismiss a sweep of answers against places together. Each place's doubt follows the answers that still count. */
export const sentAnswers: Sent = {
  budget: 'place-answer',
  permission: 'content',
  open: sql`
    select a.id, a.network, a.device, a.created_at as at, a.answer as kind,
      f.name_en as place_en, f.name_hi as place_hi, '' as words, 0 as evidence
    from facility_answers a join facilities f on f.id = a.facility_id
    where a.answer <> 'here' and a.dismissed_at is null and (f.answers_from is null or a.seen_at > f.answers_from)`,
  kinds: hereTexts,
  close: (transaction, ids, { at }) => setDismissed(transaction.withTables<PlaceTables>(), ids, at),
  reopen: (transaction, ids) => setDismissed(transaction.withTables<PlaceTables>(), ids, null),
  async changed({ responseCache }) {
    await responseCache.changed('facilities')
  },
}
async function setDismissed(trx: Db, ids: readonly string[], at: Date | null): Promise<string[]> {
  const rows = await trx
    .updateTable('facility_answers')
    .set({ dismissed_at: at })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('dismissed_at', at ? 'is' : 'is not', null)
    .returning(['id', 'facility_id'])
    .execute()
  for (const place of [...new Set(rows.map(({ facility_id }) => facility_id))].sort())
    await renewDoubt(trx, place)
  return rows.map(({ id }) => id)
}

async function aboutPlaces(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<PlaceTables>()
    .selectFrom('facilities')
    .select(['id', 'name_en', 'name_hi', 'doubt'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, name_en, name_hi, doubt }) => [
      id,
      { place: { en: name_en, hi: name_hi }, ...(doubt && { detail: details[doubt] }) },
    ]),
  )
}
const details: Record<Doubt, { en: string; hi: string }> = {
  'not-here': { en: 'visitors say it is not there', hi: 'लोग कहते हैं कि यह वहाँ नहीं है' },
  broken: { en: 'visitors say it is broken or closed', hi: 'लोग कहते हैं कि यह खराब या बंद है' },
}

export const placeCases: readonly CaseKind[] = [
  {
    kind: placeCase,
    permission: 'content',
    minutes: 240,
    title: { en: 'A place of the guide is in doubt', hi: 'गाइड की एक जगह पर शक' },
    about: aboutPlaces,
  },
]
