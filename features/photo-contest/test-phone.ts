import { expect, type Page } from '@playwright/test'
import { shortId } from '#common/id.ts'
import { newPicture } from './test-contest.ts'

/** The heart button of a photo in the grid of a Hindi phone. */
export const heart = (page: Page, id: string) =>
  page.getByRole('button', { name: new RegExp(`#${shortId(id)}`) })
/** A photo's tile in the grid. */
export const tile = (page: Page, id: string) => page.locator(`[data-photo="${id}"]`)

/** Waits until the server's list contains these photos. */
export const isListed = (page: Page, ids: readonly string[]) =>
  expect
    .poll(async () => {
      const { photos } = (await (await page.request.get('/api/photos?limit=100')).json()) as {
        photos: { id: string }[]
      }
      return ids.filter(id => !photos.some(photo => photo.id === id))
    })
    .toEqual([])

/** A photo as the phone's file chooser returns it. */
export const photoFile = async (buffer?: Buffer) => ({
  name: 'IMG_20270719_0412.jpg',
  mimeType: 'image/jpeg',
  buffer: buffer ?? (await newPicture(2400, 1800)),
})

export const submitKey = (page: Page) => page.getByRole('button', { name: 'फोटो भेजें' })

/** Fills in the contest form on a Hindi phone, except for the description. */
export async function fillEntry(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photoFile())
  await expect(page.getByAltText('चुनी हुई फोटो')).toBeVisible()
  await page.getByLabel('पूरा नाम').fill(name)
  await page.getByLabel('फ़ोन नंबर').fill('98350 12345')
}
