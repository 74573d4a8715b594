/** Does `work`, unless work with the same key is being done: then its result is shared. */
type SharedRuns<Key, T> = (key: Key, work: () => Promise<T>) => Promise<T>

export function createSharedRuns<Key, T>(): SharedRuns<Key, T> {
  const running = new Map<Key, Promise<T>>()
  return (key, work) => {
    const same = running.get(key)
    if (same) return same
    const run = work().finally(() => running.delete(key))
    running.set(key, run)
    return run
  }
}
