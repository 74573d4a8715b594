import sharp from 'sharp'
import { newId } from '#common/id.ts'
import { openDevice } from '#tests/world/device.ts'
import type { World } from '#tests/world/world.ts'
import type { Entry } from './contract.ts'
import type { Vote } from './votes/votes.server.ts'

/** An entry as a phone sends it, with changes. */
export const newEntry = (changes: Partial<Entry> = {}): Entry => ({
  id: newId(),
  name: 'Anita Devi',
  phone: '9876500001',
  description: 'Lamps on the Gandak at dusk',
  notice_version: '2027-1',
  notice_language: 'hi',
  ...changes,
})

let shade = 0
/** A JPEG of one colour; each call makes a different picture. */
export const newPicture = (width = 120, height = 90): Promise<Buffer> => {
  shade += 1
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Enters one photo per number, each from another phone and with that many votes; returns their ids. */
export async function enterPhotos(url: string, votes: readonly number[]): Promise<string[]> {
  const voters = await Promise.all(Array.from({ length: Math.max(0, ...votes) }, () => openDevice(url)))
  const ids: string[] = []
  for (const [n, count] of votes.entries()) {
    const sender = await openDevice(url)
    const { body } = await sender.send(
      '/api/photos',
      newEntry({ name: `Pilgrim ${n + 1}` }),
      await newPicture(),
    )
    ids.push(body.id)
    await Promise.all(
      voters
        .slice(0, count)
        .map(voter => voter.post(`/api/photos/${body.id}/votes`, { user_identifier: voter.voterId })),
    )
  }
  return ids
}

/** Inserts the row of a photo without votes and without a stored picture; returns its id. */
export async function insertPhoto(
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

/** Inserts the row of one photo per vote count, named Pilgrim 1 and so on, in this order of arrival and without a stored picture. */
export const insertVoted = ({ owner }: World, votes: readonly number[]) =>
  owner.query(
    `insert into photo_contest_submissions
       (id, image_hash, width, height, name, phone, device, fingerprint, notice_version, notice_language, vote_count, created_at)
     select gen_random_uuid(), md5(n::text), 800, 600, 'Pilgrim ' || n, '1', 'planted', '', '1', 'en', votes, now()
     from unnest($1::int[]) with ordinality as photo (votes, n) order by n`,
    [votes],
  )

/** A vote of a new phone, with changes. */
export const newVote = (photoId: string, changes: Partial<Vote> = {}): Vote => ({
  photoId,
  userIdentifier: crypto.randomUUID(),
  device: crypto.randomUUID(),
  network: 'net',
  deviceAge: 60,
  seen: null,
  ...changes,
})

export const emptyContest = ({ owner }: World) =>
  owner.query('truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports')
