import type { Point } from '#common/distance.ts'

/** A point as a report carries it: `lat,lng,metres`. Five decimals are about a metre; a phone knows no more. */
export const written = ({ lat, lng, precision_m }: Point & { precision_m: number }): string =>
  [lat.toFixed(5), lng.toFixed(5), Math.min(Math.round(precision_m), 999_999)].join()

/** The point of such a text, or null where it is empty. */
export function readPoint(text: string): (Point & { precision_m: number }) | null {
  const [lat, lng, precision_m] = text.split(',').map(Number)
  return text && lat !== undefined && lng !== undefined ? { lat, lng, precision_m: precision_m ?? 0 } : null
}
