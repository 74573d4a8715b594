import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { world } from '#tests/world/fixture.ts'
import { contestForAll } from '../gallery/test-gallery.ts'
import { picture } from '../test-photos.ts'

/** A photo as the phone's own gallery gives it. */
export let photo: { name: string; mimeType: string; buffer: Buffer }

/** As `contestForAll`, with a photo to enter. */
export function entryForAll(): void {
  contestForAll()
  beforeAll(async () => {
    photo = { name: 'IMG_20270719_0412.jpg', mimeType: 'image/jpeg', buffer: await picture(2400, 1800) }
  })
}

/** What the server keeps of the entries. */
export const rows = async () =>
  (
    await world.owner.query(
      'select name, phone, description, width, height, notice_language from photo_contest_submissions',
    )
  ).rows
/** Fills the form in English, all but the description. */
export async function fill(page: Page): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(photo)
  await page.getByAltText('Chosen photo').waitFor()
  await page.getByLabel('Full name').fill('Anita Devi')
  await page.getByLabel('Phone number').fill('98350 12345')
}
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit photo' })
