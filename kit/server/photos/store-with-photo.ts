import { Refusal } from '#common/refusal.ts'
import type { AppContext } from '../context.ts'
import { storeOnce } from '../http/store-once.ts'
import type { Upload } from '../http/uploads.ts'
import { isDiskFull } from '../limits/disk-full.ts'
import { refuseWithdrawn } from '../personal-data.ts'
import type { Sender, StoreOptions } from './photos.ts'

type Row = { id: string; fingerprint: string; image_hash: string | null }
type Submission<T extends Row> = {
  id: string
  from: Sender
  photo: Upload | undefined
  options: StoreOptions
  /** As for `storeOnce`. */
  print: string
  find: () => Promise<T | undefined>
  /** Stores the row, with the hash that `storePhoto` resolves to. */
  keep: (storePhoto: () => Promise<string | null>) => Promise<T | undefined>
  /** Adds the photo to a row that was stored without it. */
  addPhoto: (id: string, hash: string) => Promise<void>
}

/**
 * As `storeOnce`, for a submission with an optional photo: its words do not wait for space or time to store the photo.
 * `photo_waits`: the row has no photo for now; the same submission, sent again, adds it once there is room.
 */
export async function storeWithPhoto<T extends Row>(
  context: AppContext,
  submission: Submission<T>,
): Promise<{ row: T; photo_waits?: true }> {
  const { id, from, photo, options, print, find, keep, addPhoto } = submission
  let isTried = false
  const storePhoto = async () => {
    isTried = true
    return (photo && (await context.photos.store(photo, from, options).catch(unlessNoRoom)))?.hash ?? null
  }
  const row = await storeOnce(print, find, async () => {
    await refuseWithdrawn(context, id)
    return keep(storePhoto)
  })
  if (!photo || row.image_hash !== null) return { row }
  const hash = isTried ? null : await storePhoto()
  if (hash === null) return { row, photo_waits: true }
  await addPhoto(row.id, hash)
  return { row }
}

function unlessNoRoom(error: unknown): undefined {
  const isNoRoom = error instanceof Refusal ? [429, 503].includes(error.status) : isDiskFull(error)
  if (!isNoRoom) throw error
}
