/** The state of a player at one moment. */
export type Sample = {
  /** Seconds played; undefined while nothing is decoded, and for a frame that does not report it. */
  position: number | undefined
  /** A frame that reports nothing has loaded its page. */
  opened: boolean
  paused: boolean
  /** The player has failed. */
  broken: boolean
}

/** The state of a stream over time (specification §4). A frame's `load` event proves nothing: error pages fire it too. */
export type Watch = {
  status: 'loading' | 'active' | 'paused' | 'failed'
  /** The position has just advanced. Only then LIVE is shown. */
  isLive: boolean
  /** Seconds played at the last sample. */
  position: number | undefined
  /** It has played at least once since it was opened. */
  hasPlayed: boolean
  /** When it last advanced or began to load, ms. */
  movedAt: number
}

/** ms until a stream that does not start has failed, one that stands still has failed, and LIVE is removed. */
export const startTimeoutMs = 12_000
export const stallTimeoutMs = 8000
const liveTimeoutMs = 1500

export const newWatch = (now: number): Watch => ({
  status: 'loading',
  isLive: false,
  position: undefined,
  hasPlayed: false,
  movedAt: now,
})

/** The state after one more sample. A failure stays until a new attempt; a pause is no failure. */
export function observe(watch: Watch, sample: Sample, now: number): Watch {
  if (watch.status === 'failed') return watch
  if (sample.broken) return { ...watch, status: 'failed', isLive: false }
  const { position = watch.position } = sample
  const moved = watch.position !== undefined && position !== undefined && position > watch.position
  if (moved) return { status: 'active', isLive: true, position, hasPlayed: true, movedAt: now }
  const still = { ...watch, position, isLive: false }
  if (sample.paused && position !== undefined) return { ...still, status: 'paused', movedAt: now }
  if (sample.opened && position === undefined) return { ...still, status: 'active', movedAt: now }
  const waited = now - watch.movedAt
  if (watch.isLive && waited < liveTimeoutMs) return { ...watch, position }
  const isPatient = waited < (watch.hasPlayed ? stallTimeoutMs : startTimeoutMs)
  return { ...still, status: isPatient ? 'loading' : 'failed' }
}

/** While the page is hidden: the time does not count as waiting. */
export const resumeWatch = (watch: Watch, now: number): Watch => ({ ...watch, movedAt: now })
