import { expect, type Page } from '@playwright/test'
import { newPhoto } from './corpus.ts'

export { newPhoto }

/** Chooses a photo in the form of a screen and waits until it is shown. */
export async function pickPhoto(page: Page, buffer?: Buffer): Promise<void> {
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: buffer ?? (await newPhoto()) })
  await expect(chosenPhoto(page)).toBeVisible()
}
/** The photo shown in a form. */
export const chosenPhoto = (page: Page) => page.getByRole('img', { name: 'चुनी हुई फोटो' })
