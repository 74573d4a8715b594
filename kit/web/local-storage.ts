type Store = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}
/** Workers have none. */
const storage = () => (globalThis as { localStorage?: Store }).localStorage

/** A value of local storage; null when there is none or when storage is blocked (private mode). */
export function readStorage(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}
/** Stores a value; does nothing when storage is blocked or full. */
export function writeStorage(key: string, value: string): void {
  try {
    storage()?.setItem(key, value)
  } catch {
    // Blocked or full: the value holds until the page is closed.
  }
}
/** Removes a value. */
export function removeStorage(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
