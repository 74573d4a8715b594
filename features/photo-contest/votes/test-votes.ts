import type { World } from '#tests/world/world.ts'
import type { Ballot } from './count-votes.server.ts'

/** A photo that nobody has voted for; answers its id. */
export async function plantPhoto(
  { owner }: World,
  { id = crypto.randomUUID() as string, isHidden = false, isApproved = false } = {},
): Promise<string> {
  await owner.query(
    `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
       notice_version, notice_language, created_at, is_hidden, is_approved)
     values ($1, 'x', 1, 1, 'Asha', '9876500009', 'sender', '', '1', 'en', now(), $2, $3)`,
    [id, isHidden, isApproved],
  )
  return id
}

/** A vote of somebody new, with changes. */
export const ballotFor = (photoId: string, changes: Partial<Ballot> = {}): Ballot => ({
  photoId,
  userIdentifier: crypto.randomUUID(),
  device: crypto.randomUUID(),
  network: 'net',
  deviceAge: 60,
  seen: null,
  ...changes,
})
