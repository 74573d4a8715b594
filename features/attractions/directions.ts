import type { Point } from '#common/distance.ts'

/** The maps address of the specification (§2): a destination, by car. Nothing of the reader is in it. */
export const drivingTo = ({ lat, lng }: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}&travelmode=driving`
