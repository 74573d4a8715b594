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
    // Blocked or full: see keptState for a value that must hold until the page is closed.
  }
}
/** Whether this is another hour than the one in which a key was first asked for, which it then stores. */
export function isLaterVisit(key: string): boolean {
  const [first, hour] = [readStorage(key), String(Math.floor(Date.now() / 3_600_000))]
  if (first === null) writeStorage(key, hour)
  return first !== null && first !== hour
}
/** Removes a value. */
export function removeStorage(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
