/** Does `work`, unless work with the same key is being done: then its result is shared. */
export type SharedRuns<Key, T> = (key: Key, work: () => Promise<T>) => Promise<T>

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

/**
 * As above, but no result is older than the question: whoever asks during a run waits for the next one, which they all share. So
 * there is one run at a time, however many ask.
 */
export function createFreshRuns<Key, T>(): SharedRuns<Key, T> {
  const running = new Map<Key, Promise<T>>()
  const next = new Map<Key, Promise<T>>()
  const begin = (key: Key, work: () => Promise<T>) => {
    const run = work().finally(() => running.get(key) === run && running.delete(key))
    running.set(key, run)
    return run
  }
  return (key, work) => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const now = running.get(key)
    if (!now) return begin(key, work)
    const start = () => {
      next.delete(key)
      return begin(key, work)
    }
    const run = now.then(start, start)
    next.set(key, run)
    return run
  }
}

/** The same for one kind of work: calls during a run share one more run after it. */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  const runs = createFreshRuns<'work', T>()
  return () => runs('work', work)
}
