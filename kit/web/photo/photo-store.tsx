import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  photos: { key: string; value: { photo: Blob; keptAt: number } }
}
/** A closed tab leaves its photo behind; it is deleted after this time (ms). */
const longest = 24 * 3_600_000
let opening: Promise<IDBPDatabase<Schema>> | undefined
const open = () => {
  opening ??= openDB<Schema>('drafts', 1, {
    upgrade: database => void database.createObjectStore('photos'),
    terminated: () => {
      opening = undefined
    },
  })
  return opening
}

/** The photo stored under a key. Rejects when storage is blocked. */
export const readPhoto = async (key: string): Promise<Blob | undefined> =>
  (await (await open()).get('photos', key))?.photo

/** Stores a photo under a key and deletes photos older than a day. */
export async function keepPhoto(key: string, photo: Blob): Promise<void> {
  const database = await open()
  await database.put('photos', { photo, keptAt: Date.now() }, key)
  for (const other of await database.getAllKeys('photos')) {
    const kept = await database.get('photos', other)
    if (kept && Math.abs(Date.now() - kept.keptAt) > longest) await database.delete('photos', other)
  }
}
export const dropPhoto = async (key: string): Promise<void> => (await open()).delete('photos', key)
