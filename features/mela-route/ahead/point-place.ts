import type { Fix } from './fix.ts'

/** Where a kept point is: a position of this phone, or stops of the walk that its owner named (their `order`). */
export type PointPlace = Fix | { from: number; to?: number }
