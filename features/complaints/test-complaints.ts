import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { quarters } from '#tests/photos/corpus.ts'
import { browserForAll, world, worldForAll } from '#tests/world/fixture.ts'

/** Opens a world and a browser for all journeys of a file; each begins without a complaint. */
export function complaintsForAll(): void {
  worldForAll({ pages: true })
  browserForAll()
  beforeEach(() => world.owner.query('truncate complaints, limits'))
}

/** What the server keeps of the complaints. */
export const rows = async () =>
  (
    await world.owner.query(
      'select number, category, words, place, phone, lat, notice_language, image_hash from complaints',
    )
  ).rows
export const words = 'टैंकर में पानी नहीं है'
/** Chooses a photo in the form. */
export async function pick(page: Page): Promise<void> {
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await quarters().jpeg().toBuffer() })
  await page.locator('.shot img').waitFor()
}

/** Photos that the phone keeps for forms that are not sent; shown is not yet kept. */
export const keptPhotos = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await indexedDB.databases()
    // Opened before the app made it, it would stay empty for ever.
    if (!names.some(({ name }) => name === 'drafts')) return 0
    const opened = Promise.withResolvers<IDBDatabase>()
    const asked = indexedDB.open('drafts')
    asked.onsuccess = () => opened.resolve(asked.result)
    const database = await opened.promise
    const counted = Promise.withResolvers<number>()
    const count = database.transaction('photos').objectStore('photos').count()
    count.onsuccess = () => counted.resolve(count.result)
    const photos = await counted.promise
    database.close()
    return photos
  })
