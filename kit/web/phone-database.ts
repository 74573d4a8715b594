import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** ms to wait for a browser that does not answer before storage counts as missing: for opening, and for a request. */
const patience = { open: 4000, work: 15_000 }

let isAsked = false
/** Asks the browser, once a visit, not to clear this phone's data when space runs out. Call it once something is stored. */
export function askToKeep(): void {
  if (isAsked) return
  isAsked = true
  // Only pages have it, and not in old browsers.
  const { storage } = navigator as { storage?: { persist?: () => Promise<boolean> } }
  storage?.persist?.().catch(() => undefined)
}

/** Works with an open database. Rejects if it is missing, blocked, full, or does not answer. */
type PhoneDatabase<Schema extends DBSchema | unknown> = <T>(
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
) => Promise<T>

/**
 * A database of this phone with its first tables, opened at its first use. Private windows have no IndexedDB, or one that throws
 * or never answers: then each use rejects, and after the first timeout at once, until it does answer.
 */
export function phoneDatabase<Schema extends DBSchema | unknown>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): PhoneDatabase<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  let isSilent = false
  const open = async () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      terminated: () => {
        opening = undefined
      },
    })
    return opening
  }
  const within = <T>(ms: number, work: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        isSilent = true
        reject(new Error(`${name} does not answer`))
      }, ms)
      const end = () => {
        clearTimeout(timer)
        isSilent = false
      }
      work.finally(end).then(resolve, reject)
    })
  return async work => {
    if (isSilent) throw new Error(`${name} does not answer`)
    const database = await within(patience.open, open()).catch(error => {
      // The next use tries again, unless this one is still under way.
      if (!isSilent) opening = undefined
      throw error
    })
    return within(patience.work, work(database)).catch(error => {
      // The browser has closed it.
      if (error instanceof DOMException && error.name === 'InvalidStateError') opening = undefined
      throw error
    })
  }
}
