/** An LRU cache of bytes, limited by their total size. */
type ByteCache = {
  get: (key: string) => Buffer | undefined
  set: (key: string, bytes: Buffer) => void
  clear: () => void
}

export function createByteCache(most: number): ByteCache {
  const entries = new Map<string, Buffer>()
  let size = 0
  return {
    get(key) {
      const bytes = entries.get(key)
      if (!bytes) return undefined
      // Re-inserted, so that the least recently used entry is the first.
      entries.delete(key)
      entries.set(key, bytes)
      return bytes
    },
    set(key, bytes) {
      if (entries.has(key) || bytes.length > most / 16) return
      entries.set(key, bytes)
      size += bytes.length
      for (const [oldest, old] of entries) {
        if (size <= most) return
        entries.delete(oldest)
        size -= old.length
      }
    },
    clear() {
      entries.clear()
      size = 0
    },
  }
}
