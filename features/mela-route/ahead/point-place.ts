import type { Fix } from './fix.ts'

/** Where a saved point is: a position of this phone, or stops of the walk that the reader named (their `order`). */
export type PointPlace = Fix | { from: number; to?: number }
