import * as z from 'zod/mini'

/** Largest CSV file that staff may upload, in bytes. */
export const longestList = 5 * 1024 ** 2

/** What an uploaded CSV file changes: predicted by a trial, or done. */
export const fileReport = z.strictObject({
  /** False for a trial and if there are faults: then nothing was stored. */
  is_stored: z.boolean(),
  /** Faults by line number, as an editor counts, and by column name. */
  faults: z.array(z.strictObject({ line: z.int(), column: z.optional(z.string()), reason: z.string() })),
  /** English names of new rows. */
  added: z.array(z.string()),
  /** Changed rows and their changed fields. */
  changed: z.array(z.strictObject({ name: z.string(), fields: z.array(z.string()) })),
  unchanged: z.int(),
  /** Rows not overwritten because they are surveyed and the file's row is not. */
  kept: z.int(),
})
export type FileReport = z.output<typeof fileReport>

/** Form fields of an upload. */
export const fileOrder = z.strictObject({ trial: z.enum(['true', 'false']) })
export const listFile = { name: 'file', max: longestList, required: true }
