import type { Page } from 'playwright-core'
import { beforeAll, beforeEach } from 'vitest'
import { shortId } from '#common/id.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { emptyContest, newPicture } from './test-contest.ts'

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
