import type { Selectable } from 'kysely'
import { normalizePhone } from '#common/phone-number.ts'
import type { StoredPhoto } from '#kit/server/photos/photos.ts'
import type { Entry } from '../contract.ts'
import type { ContestDatabase, PhotosTable } from '../tables.server.ts'

export type EntryRow = Selectable<PhotosTable>

/** An entry by the name that its phone gave it. */
export async function entryOf(db: ContestDatabase, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom('photo_contest_submissions').selectAll().where('id', '=', id).executeTakeFirst()
}

type From = { photo: StoredPhoto; device: string; fingerprint: string; at: Date }
/** Writes an entry whose photo is stored; undefined where the id was taken meanwhile. */
export async function enter(db: ContestDatabase, entry: Entry, from: From): Promise<EntryRow | undefined> {
  const { photo, device, fingerprint, at } = from
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

function tenDigits(typed: string): string | null {
  const digits = normalizePhone(typed)
  return digits && /^[0-9]{10}$/.test(digits) ? digits : null
}
