import { type Insertable, type Selectable, sql } from 'kysely'
import { raiseCase } from '#kit/server/cases.ts'
import type { Live } from '#kit/server/live/live.ts'
import { personsTopic } from '../reunite/contract.ts'
import { fromWords } from '../reunite/from-words.server.ts'
import type { LostFoundDatabase, LostFoundTables } from '../tables.server.ts'
import { caseKindOf } from './cases.server.ts'

export type ReportRow = Selectable<LostFoundTables['missing_person_reports']>
type Db = LostFoundDatabase

/** Tells desks to fetch their list, or their person, again. */
export const tellDesks = ({ live }: { live: Live }) => live.publish(personsTopic, personsTopic, {})

export const reportById = (db: Db, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('missing_person_reports').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Stores a visitor's or a desk's report of a person and raises its case, in the caller's transaction; undefined if its id
 * (or the post that it was) already has one. A visitor's clothing and place are extracted from their words.
 */
export async function keepReport(
  transaction: Db,
  row: Insertable<LostFoundTables['missing_person_reports']>,
  from?: { network: string; device: string },
): Promise<ReportRow | undefined> {
  const said = fromWords(row.person, row.last_seen ?? '')
  const named = row.is_from_desk ? {} : row.is_sighting ? { place: said.place } : said
  const kept = await transaction
    .insertInto('missing_person_reports')
    .values({ ...row, ...named })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (kept) await raiseCase(transaction, caseKindOf(kept), kept.id, from)
  return kept
}

/** How photos of persons are stored. */
export const personPhoto = { folder: 'private', urgent: 'missing-person' } as const

/** Adds the photo to a report that was stored without it. */
export async function addPhoto(db: Db, id: string, hash: string): Promise<void> {
  await db
    .updateTable('missing_person_reports')
    .set({ image_hash: hash, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('image_hash', 'is', null)
    .execute()
}

/**
 * The fingerprint of a report that was a public post. Unlike `item_id` it survives the post's withdrawal. Other fingerprints
 * are hashes, which contain no space.
 */
export const ofPost = (id: string): string => `post ${id}`

/** Whether a report was a public post, whose picture is in the public folder even after the post is withdrawn. */
export const wasPost = ({ fingerprint }: Pick<ReportRow, 'fingerprint'>): boolean =>
  fingerprint.startsWith(ofPost(''))

/** Whether this is the picture of a post that staff moved to the control room and its sender withdrew afterwards. */
export async function isPictureOfWithdrawnPost(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('missing_person_reports')
    .select('id')
    .where('image_hash', '=', hash)
    .where('fingerprint', 'like', `${ofPost('')}%`)
    .where('item_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
