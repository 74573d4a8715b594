import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, beforeEach } from 'vitest'
import { newId, shortId } from '#common/id.ts'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { World } from '#tests/world/world.ts'
import type { Entry } from './contract.ts'
import type { Vote } from './votes/count-votes.server.ts'

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
/** A JPEG of one colour; each call gives another picture. */
export const newPicture = (width = 120, height = 90): Promise<Buffer> => {
  shade += 1
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Enters one photo per number, each from another phone and with so many votes; answers their ids. */
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

/** Inserts the row of a photo without votes and without a stored picture; answers its id. */
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

/** Deletes all photos, votes, decisions and reports. */
export const emptyContest = ({ owner }: World) =>
  owner.query('truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports')

/** Opens a world and a browser for all journeys of a file; each begins with an empty contest. */
export function contestForAll(): void {
  worldForAll({ pages: true })
  browserForAll()
  beforeEach(async () => {
    await emptyContest(world)
    await world.context.responseCache.changed('photos')
  })
}

/** Waits until the gallery lists so many photos. */
export const galleryHas = (count: number): Promise<boolean> =>
  eventually(async () => (await (await fetch(`${world.url}/api/photos`)).json()).photos.length === count)
/** The heart of a photo in the grid. */
export const heart = (page: Page, id: string) =>
  page.getByRole('button', { name: new RegExp(`#${shortId(id)}`) })

/** A photo as the phone's file chooser gives it, once `entryForAll` was called. */
export let photo: { name: string; mimeType: string; buffer: Buffer }

/** As `contestForAll`, and makes the photo to enter. */
export function entryForAll(): void {
  contestForAll()
  beforeAll(async () => {
    photo = { name: 'IMG_20270719_0412.jpg', mimeType: 'image/jpeg', buffer: await newPicture(2400, 1800) }
  })
}
/** Fills the English form, all but the description. */
export async function fill(page: Page): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(photo)
  await page.getByAltText('Chosen photo').waitFor()
  await page.getByLabel('Full name').fill('Anita Devi')
  await page.getByLabel('Phone number').fill('98350 12345')
}
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit photo' })
/** The entries in the database. */
export const rows = async () =>
  (
    await world.owner.query(
      'select name, phone, description, width, height, notice_language from photo_contest_submissions',
    )
  ).rows
