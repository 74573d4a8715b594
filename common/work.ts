import * as z from 'zod/mini'
import { mostWork } from './work-size.ts'

/**
 * Proof of work: a task of `GET /api/devices/work` and the numbers that solve it, in ascending order. If more are required later,
 * those found before still count.
 */
export const workField = z.optional(
  z.strictObject({
    task: z.string().check(z.maxLength(200)),
    answers: z.array(z.int().check(z.gte(0), z.lte(9_999_999_999))).check(z.maxLength(mostWork)),
  }),
)
export type Work = NonNullable<z.output<typeof workField>>
