/** Local storage that may be blocked (private mode) or full: the app goes on without it. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
/** Keeps a value on this phone where that is allowed. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
/** Forgets a value. */
export function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
