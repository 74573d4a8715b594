/** What the player says at one moment. */
export type Sample = {
  /** Seconds played; undefined while nothing is decoded, and for a frame that does not tell. */
  position: number | undefined
  /** A frame that tells nothing has opened its page: all that can be known of it. */
  opened: boolean
  paused: boolean
  /** The player has given up. */
  broken: boolean
}

/** How a stream does, as far as it can be known (specification §4; a frame's `load` fires for error pages too). */
export type Watch = {
  status: 'loading' | 'active' | 'paused' | 'failed'
  /** Pictures really advance: the only reason to say LIVE. */
  isLive: boolean
  /** Seconds played when last looked at. */
  position: number | undefined
  /** It has played at least once since it was opened. */
  hasPlayed: boolean
  /** When it last advanced or began to load, ms. */
  movedAt: number
}

/** Patience in ms: with a stream that does not start, with one that stands still, and before LIVE is taken back. */
export const startPatience = 12_000
export const stallPatience = 8000
export const livePatience = 1500

export const newWatch = (now: number): Watch => ({
  status: 'loading',
  isLive: false,
  position: undefined,
  hasPlayed: false,
  movedAt: now,
})

/** Takes one look. A failure stays until somebody tries again; a pause is nobody's fault. */
export function look(watch: Watch, sample: Sample, now: number): Watch {
  if (watch.status === 'failed') return watch
  if (sample.broken) return { ...watch, status: 'failed', isLive: false }
  const { position = watch.position } = sample
  const moved = watch.position !== undefined && position !== undefined && position > watch.position
  if (moved) return { status: 'active', isLive: true, position, hasPlayed: true, movedAt: now }
  const still = { ...watch, position, isLive: false }
  if (sample.paused && position !== undefined) return { ...still, status: 'paused', movedAt: now }
  if (sample.opened && position === undefined) return { ...still, status: 'active', movedAt: now }
  const waited = now - watch.movedAt
  if (watch.isLive && waited < livePatience) return { ...watch, position }
  const isPatient = waited < (watch.hasPlayed ? stallPatience : startPatience)
  return { ...still, status: isPatient ? 'loading' : 'failed' }
}

/** After the page was hidden: nobody looked meanwhile, so nothing counts as waiting. */
export const lookAgain = (watch: Watch, now: number): Watch => ({ ...watch, movedAt: now })
