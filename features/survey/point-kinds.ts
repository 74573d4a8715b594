/** The kinds of place recorded with one press, in the order of the keys. */
export const pointKinds = [
  'tap',
  'toilet',
  'doctor',
  'camp',
  'atm',
  'danger',
  'gate',
  'barrier',
  'light-pole',
] as const
export type PointKind = (typeof pointKinds)[number]
