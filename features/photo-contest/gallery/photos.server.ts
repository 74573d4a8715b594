import { sql } from 'kysely'
import type { OwnPhoto, Photo } from '../contract.ts'
import { type ContestDatabase, publicColumns, publicPhoto } from '../tables.server.ts'

/** Where the next page begins: a place in the order, not a number, so that no vote makes a page skip. */
type Cursor = { votes: number; arrival: string }
/** Reads what `next` gave; the contract has seen to its form. */
export function readCursor(text: string): Cursor {
  const [votes = '', arrival = ''] = text.split('_')
  return { votes: Number(votes), arrival }
}

type Part = { limit: number; onlyApproved: boolean; after?: Cursor | undefined }
/** One page of the gallery, by votes then newest (specification §7). */
export async function photosByVotes(db: ContestDatabase, { limit, onlyApproved, after }: Part) {
  const rows = await shown(db, onlyApproved)
    .select([...publicColumns, 'ranked_votes', 'arrival'])
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(ranked_votes, arrival) < (${after?.votes}::int, ${after?.arrival}::bigint)`),
    )
    .orderBy('ranked_votes', 'desc')
    .orderBy('arrival', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    photos: page.map(publicPhoto),
    next: rows.length > limit && last ? `${last.ranked_votes}_${last.arrival}` : null,
  }
}

/** The highest vote count; 0 while there is none. */
export async function topVotes(db: ContestDatabase, onlyApproved: boolean): Promise<number> {
  const row = await shown(db, onlyApproved)
    .select('vote_count')
    .orderBy('ranked_votes', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.vote_count ?? 0
}

/** The five newest approved photos (specification §7). */
export async function dayPhotos(db: ContestDatabase): Promise<Photo[]> {
  const rows = await shown(db, true).select(publicColumns).orderBy('arrival', 'desc').limit(5).execute()
  return rows.map(publicPhoto)
}

/** Those of these photos that everybody may see. */
export async function shownPhotos(
  db: ContestDatabase,
  ids: readonly string[],
  onlyApproved: boolean,
): Promise<Photo[]> {
  const rows = await shown(db, onlyApproved)
    .select(publicColumns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(publicPhoto)
}

/** A photo that its own phone entered, also while nobody else may see it. */
export async function ownPhoto(
  db: ContestDatabase,
  id: string,
  device: string | undefined,
): Promise<Photo | undefined> {
  if (device === undefined) return undefined
  const row = await db
    .selectFrom('photo_contest_submissions')
    .select(publicColumns)
    .where('id', '=', id)
    .where('device', '=', device)
    .executeTakeFirst()
  return row && publicPhoto(row)
}

/** What a phone entered, newest first. */
export async function photosOf(
  db: ContestDatabase,
  device: string,
  onlyApproved: boolean,
): Promise<OwnPhoto[]> {
  const rows = await db
    .selectFrom('photo_contest_submissions')
    .select([...publicColumns, 'is_hidden'])
    .where('device', '=', device)
    .orderBy('arrival', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => ({
    ...publicPhoto(row),
    state: row.is_hidden ? 'hidden' : onlyApproved && !row.is_approved ? 'waiting' : 'shown',
  }))
}

/** `not is_hidden` is written as the indexes have it. */
function shown(db: ContestDatabase, onlyApproved: boolean) {
  return db
    .selectFrom('photo_contest_submissions')
    .where(sql<boolean>`not is_hidden`)
    .$if(onlyApproved, query => query.where(sql<boolean>`is_approved`))
}
