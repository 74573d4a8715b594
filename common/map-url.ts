import type { Point } from './distance.ts'

const maps = 'https://www.google.com/maps'

/** Directions to a point on a street map. The address names the target only, never where the visitor is. */
export const directionsUrl = ({ lat, lng }: Point, mode?: 'walking' | 'driving'): string =>
  `${maps}/dir/?api=1&destination=${lat},${lng}${mode ? `&travelmode=${mode}` : ''}`

/** A point on a street map. */
export const pointUrl = ({ lat, lng }: Point): string => `${maps}/search/?api=1&query=${lat},${lng}`

/** What a street map finds for these words. */
export const mapSearchUrl = (words: string): string =>
  `${maps}/search/?api=1&query=${encodeURIComponent(words).replaceAll('%20', '+').replaceAll('%2C', ',')}`
