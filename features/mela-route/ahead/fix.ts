import type { Point } from '#common/distance.ts'

/** A position of this phone, which may be off by `accuracyM` metres. */
export type Fix = { point: Point; accuracyM: number }
