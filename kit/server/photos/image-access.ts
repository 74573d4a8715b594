/** Who may load the picture behind a hash, as one feature sees it. */
export type ImageAccess = {
  /** Everybody may; true also where the feature knows nothing of it. */
  isPublic: boolean
  /** Phones that sent it: they see it whatever staff decided. */
  devices: readonly string[]
}
export type ImageAccessCache = { of: (hash: string) => Promise<ImageAccess>; forget: () => void }

const freshMs = 5000
const maxKept = 5000

/** Asks the database per picture, and remembers for 5 s: what staff hide is gone in less than a minute in every process. */
export function createImageAccessCache(
  ask: (hash: string) => Promise<ImageAccess>,
  now: () => number,
): ImageAccessCache {
  const kept = new Map<string, { verdict: ImageAccess; at: number }>()
  return {
    async of(hash) {
      const known = kept.get(hash)
      if (known && now() - known.at < freshMs) return known.verdict
      try {
        const verdict = await ask(hash)
        if (kept.size >= maxKept) kept.clear()
        kept.set(hash, { verdict, at: now() })
        return verdict
      } catch (error) {
        // While the database is away the last word stands.
        if (known) return known.verdict
        throw error
      }
    },
    forget: () => kept.clear(),
  }
}
