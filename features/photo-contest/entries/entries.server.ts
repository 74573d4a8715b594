import type { Selectable } from 'kysely'
import { normalizePhone } from '#common/phone-number.ts'
import type { StoredPhoto } from '#kit/server/photos/photos.ts'
import type { Entry } from '../contract.ts'
import type { ContestDatabase, PhotosTable } from '../tables.server.ts'

type EntryRow = Selectable<PhotosTable>

/** An entry by its id, which the phone made. */
export async function findEntry(db: ContestDatabase, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom('photo_contest_submissions').selectAll().where('id', '=', id).executeTakeFirst()
}

type Sent = { photo: StoredPhoto; device: string; fingerprint: string; at: Date }
/** Inserts an entry whose photo is already stored. Undefined when the id exists. */
export async function insertEntry(
  db: ContestDatabase,
  entry: Entry,
  sent: Sent,
): Promise<EntryRow | undefined> {
  const { photo, device, fingerprint, at } = sent
  return db
    .insertInto('photo_contest_submissions')
    .values({
      ...entry,
      phone_normalized: tenDigits(entry.phone),
      image_hash: photo.hash,
      width: photo.width,
      height: photo.height,
      device,
      fingerprint,
      hidden_reason: null,
      created_at: at,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The number as ten digits, by which duplicates can be found; null when it is not an Indian number. */
function tenDigits(typed: string): string | null {
  const digits = normalizePhone(typed)
  return digits && /^[0-9]{10}$/.test(digits) ? digits : null
}
