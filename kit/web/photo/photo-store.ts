import type { DBSchema } from 'idb'
import { phoneDatabase } from '../phone-database.ts'

interface Schema extends DBSchema {
  photos: { key: string; value: { photo: Blob; keptAt: number } }
}
/** ms after which the photo of a closed tab is deleted. */
const longest = 24 * 3_600_000
const use = phoneDatabase<Schema>('drafts', database => {
  database.createObjectStore('photos')
})

/** The photo stored under a key. Rejects if the phone stores nothing. */
export const readPhoto = (key: string): Promise<Blob | undefined> =>
  use(async database => (await database.get('photos', key))?.photo)

/** Stores a photo under a key and deletes photos older than a day. */
export const keepPhoto = (key: string, photo: Blob): Promise<void> =>
  use(async database => {
    await database.put('photos', { photo, keptAt: Date.now() }, key)
    for (const other of await database.getAllKeys('photos')) {
      const kept = await database.get('photos', other)
      if (kept && Math.abs(Date.now() - kept.keptAt) > longest) await database.delete('photos', other)
    }
  })
export const dropPhoto = (key: string): Promise<void> => use(database => database.delete('photos', key))
