import { type QueryExecutorProvider, sql } from 'kysely'
import { placesOf, type SentPlace, type SentPlaces } from '#kit/server/alike.ts'
import { reopenCases, type Sent, settleUntaken } from '#kit/server/sent.ts'
import { dangersTopic } from './contract.ts'
import { dangerTexts } from './texts.ts'

/** How staff close a flood of danger reports together. A danger that another report names too stays. */
export const sentDangers: Sent = {
  budget: 'danger',
  permission: 'dangers',
  open: sql`
    select r.id, r.network, r.device, r.created_at as at, d.kind, d.place_en, d.place_hi, r.words, 0 as evidence
    from danger_reports r join dangers d on d.id = r.danger_id where d.state = 'reported'`,
  kinds: dangerTexts,
  async close(transaction, ids, { staff, at }) {
    const { rows: told } = await sql<{ id: string }>`
      select d.id from dangers d where d.state = 'reported'
        and exists (select from danger_reports r where r.danger_id = d.id and r.id = any(${[...ids]}::uuid[]))
        and not exists (select from danger_reports r where r.danger_id = d.id and not r.id = any(${[...ids]}::uuid[]))
      order by d.id for update`.execute(transaction)
    const free = await settleUntaken(
      transaction,
      ['danger'],
      told.map(({ id }) => id),
      staff.username,
    )
    const { rows } = await sql<{ id: string }>`
      with closed as (
        update dangers set state = 'not-so', answered_at = ${at}, updated_at = ${at}
        where id = any(${free}::uuid[]) and state = 'reported' returning id)
      select r.id from danger_reports r join closed on closed.id = r.danger_id`.execute(transaction)
    return rows.map(({ id }) => id)
  },
  async reopen(transaction, ids, { staff, at }) {
    const { rows } = await sql<{ id: string; danger_id: string }>`
      with opened as (
        update dangers set state = 'reported', answered_at = null, updated_at = ${at}
        where state = 'not-so' and note_en = '' and note_hi = ''
          and id in (select danger_id from danger_reports where id = any(${[...ids]}::uuid[]))
        returning id)
      select r.id, r.danger_id from danger_reports r join opened on opened.id = r.danger_id`.execute(
      transaction,
    )
    const dangers = [...new Set(rows.map(({ danger_id }) => danger_id))]
    await reopenCases(transaction, ['danger'], dangers, staff.username)
    return rows.map(({ id }) => id)
  },
  async changed({ responseCache }) {
    await responseCache.changed(dangersTopic)
  },
}

/**
 * Places of dangers that nobody has looked at: each has that of its first report. None is folded as alike, because a storm brings
 * many true ones in the same words.
 */
export async function placesOfDangers(db: QueryExecutorProvider): Promise<SentPlaces> {
  const { places, waiting } = await placesOf(db, sentDangers)
  if (places.size === 0) return { places, waiting }
  const { rows } = await sql<{ id: string; danger_id: string }>`
    select id, danger_id from danger_reports where id = any(${[...places.keys()]}::uuid[])`.execute(db)
  const first = new Map<string, SentPlace>()
  for (const { id, danger_id } of rows) {
    const [known, place] = [first.get(danger_id), places.get(id)]
    if (place && (!known || place.place < known.place)) first.set(danger_id, { ...place, isAlike: false })
  }
  return { places: first, waiting: [sql`select id::text from dangers where state = 'reported'`] }
}
