import { readStorage, writeStorage } from '#kit/web/local-storage.ts'

/** Local storage key of a phone that reported a thing; only such a phone fetches its own reports. */
const key = 'lost-found-own'

/** Whether this phone has reported a thing. */
export const hasReported = (): boolean => readStorage(key) !== null

/** Ids of this phone's own reports, by which it finds them in the list without a network. */
export function ownIds(): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(readStorage(key) ?? '')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}
/** Stores them: with a report that the outbox has taken, then as the server knows them. */
export const keepOwnIds = (ids: readonly unknown[]): void => writeStorage(key, JSON.stringify(ids))
