/** The bytes asked for most recently, up to a size in all. */
export type ByteCache = {
  get: (key: string) => Buffer | undefined
  set: (key: string, bytes: Buffer) => void
  clear: () => void
}

export function createByteCache(most: number): ByteCache {
  const kept = new Map<string, Buffer>()
  let size = 0
  return {
    get(key) {
      const bytes = kept.get(key)
      if (!bytes) return undefined
      // Re-inserted, so that the one not asked for longest stands first.
      kept.delete(key)
      kept.set(key, bytes)
      return bytes
    },
    set(key, bytes) {
      if (kept.has(key) || bytes.length > most / 16) return
      kept.set(key, bytes)
      size += bytes.length
      for (const [oldest, old] of kept) {
        if (size <= most) return
        kept.delete(oldest)
        size -= old.length
      }
    },
    clear() {
      kept.clear()
      size = 0
    },
  }
}
