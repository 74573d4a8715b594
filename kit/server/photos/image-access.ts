/** Who may load a photo, according to one feature. */
export type ImageAccess = {
  /** Whether a row of this feature names it. */
  isKnown: boolean
  /** Everybody may. */
  isPublic: boolean
  /** Devices that sent it: they see it even when staff hid it. */
  devices: readonly string[]
}
type ImageAccessCache = {
  of: (hash: string) => Promise<ImageAccess>
  /** Drops the cached access of this photo, or of all. */
  forget: (hash?: string) => void
}

const freshMs = 5000
const maxKept = 5000

/** Caches the access of each photo for 5 s, so that a hidden photo is gone within a minute in every process. */
export function createImageAccessCache(
  ask: (hash: string) => Promise<ImageAccess>,
  now: () => number,
): ImageAccessCache {
  const entries = new Map<string, { access: ImageAccess; at: number }>()
  return {
    async of(hash) {
      const known = entries.get(hash)
      if (known && now() - known.at < freshMs) return known.access
      try {
        const access = await ask(hash)
        if (entries.size >= maxKept) entries.clear()
        entries.set(hash, { access, at: now() })
        return access
      } catch (error) {
        // While the database is unavailable the last known access applies.
        if (known) return known.access
        throw error
      }
    },
    forget: hash => void (hash === undefined ? entries.clear() : entries.delete(hash)),
  }
}
