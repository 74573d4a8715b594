import { type QueryExecutorProvider, sql } from 'kysely'
import type { Storage } from '../storage/storage.ts'
import { hashOf, type PhotoFolder, prefixOf } from './photo-keys.ts'

/** A feature's query for the photos, among these, that its rows name. */
export type InUse = (hashes: readonly string[], folder: PhotoFolder) => Promise<readonly string[]>
/** Which photos the rows of a table name. They lie in one folder; without a folder they may lie in any. */
export const namedIn =
  (
    db: QueryExecutorProvider,
    table: string,
    folder?: PhotoFolder,
    columns: readonly string[] = ['image_hash'],
  ): InUse =>
  async (hashes, asked) => {
    if (folder && folder !== asked) return []
    const found = columns.map(async column => {
      const { rows } = await sql<{ hash: string }>`
        select distinct ${sql.ref(column)} as hash from ${sql.table(table)}
        where ${sql.ref(column)} = any(${[...hashes]}::text[])`.execute(db)
      return rows.map(({ hash }) => hash)
    })
    return (await Promise.all(found)).flat()
  }

type Removal = {
  /** Deletes photos that no row names and whose files were written more than `sweepAge` ago. Returns the number of deleted files. */
  sweep: () => Promise<number>
  /** Deletes these photos, except those that a row names. Returns those whose files were written a moment ago: they stay for now. */
  removeUnused: (hashes: readonly string[], folder: PhotoFolder) => Promise<string[]>
}

/** ms between two sweeps, and the age below which a sweep does not delete a photo without a row. */
const sweepAge = 3_600_000

/**
 * Deletes photos that no row names. Bytes are written before their row, and equal pictures share them, so another process may be
 * about to write a row for bytes without one; the age of the newest file tells. `settleMs`: how long writing a row may take.
 */
export function createRemoval(
  storage: Storage,
  users: readonly InUse[],
  { settleMs }: { settleMs: number },
): Removal {
  const unused = async (hashes: readonly string[], folder: PhotoFolder) => {
    const inUse = new Set((await Promise.all(users.map(user => user(hashes, folder)))).flat())
    return hashes.filter(hash => !inUse.has(hash))
  }
  /** The number of deleted files; `young` if one of them was written within `age` ms. Checks again right before deleting. */
  const remove = async (hash: string, folder: PhotoFolder, age: number): Promise<number | 'young'> => {
    if ((await unused([hash], folder)).length === 0) return 0
    const keys: string[] = []
    for await (const { key, modified } of storage.list(prefixOf(hash, folder))) {
      if (Date.now() - modified.getTime() < age) return 'young'
      keys.push(key)
    }
    await Promise.all(keys.map(key => storage.remove(key)))
    return keys.length
  }
  return {
    async sweep() {
      // Without any registered feature every photo would look unused.
      if (users.length === 0) return 0
      let removed = 0
      for (const folder of ['photos', 'private'] as const) {
        const old = new Set<string>()
        for await (const { key, modified } of storage.list(`${folder}/`)) {
          const hash = hashOf(key)
          if (hash && Date.now() - modified.getTime() > sweepAge) old.add(hash)
        }
        const hashes = [...old]
        for (let at = 0; at < hashes.length; at += 500)
          for (const hash of await unused(hashes.slice(at, at + 500), folder)) {
            const count = await remove(hash, folder, sweepAge)
            if (count !== 'young') removed += count
          }
      }
      return removed
    },
    async removeUnused(hashes, folder) {
      if (hashes.length === 0 || users.length === 0) return []
      const young: string[] = []
      for (const hash of await unused(hashes, folder))
        if ((await remove(hash, folder, settleMs)) === 'young') young.push(hash)
      return young
    },
  }
}
