import { sql } from 'kysely'
import { may } from '#common/permissions.ts'
import type { AppContext } from '#kit/server/context.ts'
import { staffOf } from '#kit/server/http/request.ts'
import { createImageAccessCache, type ImageAccess } from '#kit/server/photos/image-access.ts'
import type { OpenList } from './list.server.ts'
import { isPictureOfWithdrawnPost } from './missing-person/reports.server.ts'
import { isPublic, type LostFoundDatabase, personReason, type Rules } from './tables.server.ts'

/** Lets a picture be seen while a thing that shows it is open; after that by admins, and by who sent it until staff hide it. */
export function guardPictures(context: AppContext, list: OpenList): void {
  const { db } = list
  const imageAccess = createImageAccessCache(
    async hash => verdictOf(db, hash, await list.rules()),
    context.clock,
  )
  list.onChanged(imageAccess.forget)
  context.photos.onErased(imageAccess.forget)
  context.photos.onServe(async (hash, request) => {
    const verdict = await imageAccess.of(hash)
    if (!verdict.isKnown) return undefined
    if (verdict.isPublic) return true
    const isSender = request.device !== undefined && verdict.devices.includes(request.device)
    const roles = isSender ? [] : ((await staffOf(request))?.roles ?? [])
    const isStaff = may(roles, 'lost-found') || may(roles, 'missing-persons')
    return (isSender || isStaff) && 'only-you'
  })
  context.photos.onSweep(async (hashes, folder) => (folder === 'photos' ? picturesInUse(db, hashes) : []))
}

async function verdictOf(db: LostFoundDatabase, hash: string, rules: Rules): Promise<ImageAccess> {
  const rows = await db
    .selectFrom('lost_found_items')
    .selectAll()
    .where('image_hash', '=', hash)
    .limit(100)
    .execute()
  // A picture of a person that staff took away stays away, whoever posts it again, here or elsewhere in the guide, also once its
  // sender withdrew the post.
  const isTaken =
    rows.some(row => row.hidden_reason === personReason) || (await isPictureOfWithdrawnPost(db, hash))
  return {
    isKnown: isTaken || rows.length > 0,
    isPublic: !isTaken && rows.some(row => isPublic(row, rules)),
    devices: isTaken ? [] : rows.flatMap(row => (row.status === 'hidden' ? [] : row.device)),
  }
}

/** Which of these pictures a thing still names. */
async function picturesInUse(db: LostFoundDatabase, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('lost_found_items')
    .select('image_hash')
    .distinct()
    .where('image_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .execute()
  return rows.map(row => row.image_hash)
}
