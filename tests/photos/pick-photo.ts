import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** A JPEG unlike any other. */
export const newPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

/** Chooses a photo in the form of a screen and waits until it is shown. */
export async function pickPhoto(page: Page, buffer?: Buffer): Promise<void> {
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: buffer ?? (await newPhoto()) })
  await expect(chosenPhoto(page)).toBeVisible()
}
/** The photo shown in a form. */
export const chosenPhoto = (page: Page) => page.getByRole('img', { name: 'चुनी हुई फोटो' })
