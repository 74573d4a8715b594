import { type WalkPlace, walkPlaces } from './walk-places.ts'

/** Where the walk enters the city: the queue for the offering of water ends nowhere before it. */
const queueFrom = 'ramdayalu'
/** Where the queue leads. */
const queueTo = 'temple'
const first = walkPlaces.findIndex(({ id }) => id === queueFrom)
const last = walkPlaces.findIndex(({ id }) => id === queueTo)

/** Where the tail of the queue may be: from where the walk enters the city to the temple, in walking order. */
export const tailPlaces: readonly WalkPlace[] = walkPlaces.slice(first, last + 1)

/** Where the first of the dak bam may be: the whole walk up to the temple, in walking order. */
export const dakBamPlaces: readonly WalkPlace[] = walkPlaces.slice(0, last + 1)

/** Where the dak bam leave the ordinary line (content/walk.ts). */
export const dakBamLeaveAt = 'harisabha'
