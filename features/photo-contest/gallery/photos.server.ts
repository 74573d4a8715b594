import { sql } from 'kysely'
import type { ImageAccess } from '#kit/server/photos/image-access.ts'
import { previewFile } from '#kit/server/photos/photos.ts'
import type { OwnPhoto, Photo } from '../contract.ts'
import { type ContestDatabase, erasedImage, publicColumns, publicPhoto } from '../tables.server.ts'
import { photoContestTexts } from '../texts.ts'

/** Where the next page begins: votes and arrival of the last photo, so that no vote makes a page skip a photo. */
type Cursor = { votes: number; arrival: string }
/** Parses the `next` of a page; the contract has checked its form. */
export function readCursor(text: string): Cursor {
  const [votes = '', arrival = ''] = text.split('_')
  return { votes: Number(votes), arrival }
}

type Part = { limit: number; onlyApproved: boolean; after?: Cursor | undefined }
/** One page of the gallery, by votes then newest (specification §7). */
export async function photosByVotes(db: ContestDatabase, { limit, onlyApproved, after }: Part) {
  const rows = await visible(db, onlyApproved)
    .select([...publicColumns, 'arrival'])
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(vote_count, arrival) < (${after?.votes}::int, ${after?.arrival}::bigint)`),
    )
    .orderBy('vote_count', 'desc')
    .orderBy('arrival', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    photos: page.map(publicPhoto),
    /** Where the page after each photo begins. */
    cursors: page.map(row => `${row.vote_count}_${row.arrival}`),
    hasMore: rows.length > limit,
  }
}

/** The highest vote count; 0 while there is none. */
export async function topVotes(db: ContestDatabase, onlyApproved: boolean): Promise<number> {
  const row = await visible(db, onlyApproved)
    .select('vote_count')
    .orderBy('vote_count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.vote_count ?? 0
}

/** The five newest approved photos (specification §7). */
export async function dayPhotos(db: ContestDatabase): Promise<Photo[]> {
  const rows = await visible(db, true).select(publicColumns).orderBy('arrival', 'desc').limit(5).execute()
  return rows.map(publicPhoto)
}

/** Those of these photos that everybody may see. */
export async function visiblePhotos(
  db: ContestDatabase,
  ids: readonly string[],
  onlyApproved: boolean,
): Promise<Photo[]> {
  const rows = await visible(db, onlyApproved)
    .select(publicColumns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(publicPhoto)
}

/** A photo for the phone that entered it, even if nobody else may see it. */
export async function photoOfDevice(
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
    .where('image_hash', '<>', erasedImage)
    .executeTakeFirst()
  return row && publicPhoto(row)
}

/** The photos that a phone entered, newest first. */
export async function photosOfDevice(
  db: ContestDatabase,
  device: string,
  onlyApproved: boolean,
): Promise<OwnPhoto[]> {
  const rows = await db
    .selectFrom('photo_contest_submissions')
    .select([...publicColumns, 'is_hidden'])
    .where('device', '=', device)
    .where('image_hash', '<>', erasedImage)
    .orderBy('arrival', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => ({
    ...publicPhoto(row),
    state: row.is_hidden ? 'hidden' : onlyApproved && !row.is_approved ? 'waiting' : 'shown',
  }))
}

/** Who may see a stored image: everybody, or only the phones that sent it. */
export async function imageAccessOf(
  db: ContestDatabase,
  hash: string,
  onlyApproved: boolean,
): Promise<ImageAccess> {
  const rows = await db
    .selectFrom('photo_contest_submissions')
    .select([
      'device',
      sql<boolean>`not is_hidden and (is_approved or not ${onlyApproved}::boolean)`.as('visible'),
    ])
    .where('image_hash', '=', hash)
    .limit(100)
    .execute()
  return {
    isKnown: rows.length > 0,
    isPublic: rows.some(row => row.visible),
    devices: rows.map(row => row.device),
  }
}

/** The preview that messengers show for a link to a photo; in both languages, because the reader is unknown. */
export function linkPreview({ name, image_url, width, height }: Photo) {
  const scale = Math.min(1, 800 / Math.max(width, height))
  const { en, hi } = photoContestTexts.photoBy
  return {
    title: `${hi.replace('{name}', name)} · ${en.replace('{name}', name)}`,
    description: `${photoContestTexts.prize.hi} ${photoContestTexts.prize.en}`,
    image: image_url.replace(/[^/]+$/, previewFile),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** The condition reads `not is_hidden`, as in the partial index, so that PostgreSQL uses the index. */
function visible(db: ContestDatabase, onlyApproved: boolean) {
  return db
    .selectFrom('photo_contest_submissions')
    .where(sql<boolean>`not is_hidden`)
    .$if(onlyApproved, query => query.where(sql<boolean>`is_approved`))
}
