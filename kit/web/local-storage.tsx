/** A value of local storage; null when there is none or when storage is blocked (private mode). */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
/** Stores a value; does nothing when storage is blocked or full. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Blocked or full: the value holds until the page is closed.
  }
}
/** Removes a value. */
export function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
