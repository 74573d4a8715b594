import * as z from 'zod/mini'
import { text } from './fields.ts'

/** Largest CSV file that staff may upload, in bytes. */
export const longestList = 5 * 1024 ** 2

/** What an uploaded CSV file would change (trial), or has changed. */
const fileReport = z.strictObject({
  /** False for a trial and if there are faults: then nothing was stored. */
  is_stored: z.boolean(),
  /** Faults by line number, as an editor counts, and by column name. */
  faults: z.array(z.strictObject({ line: z.int(), column: z.optional(z.string()), reason: text })),
  /** English names of new rows. */
  added: z.array(z.string()),
  /** Changed rows and their changed fields. */
  changed: z.array(z.strictObject({ name: z.string(), fields: z.array(z.string()) })),
  unchanged: z.int(),
  /** Rows not overwritten because they are surveyed and the file's row is not. */
  kept: z.int(),
})
export type FileReport = z.output<typeof fileReport>

/** The call that exports a list as a CSV file. */
export const exportsFile = { reply: z.string(), produces: 'text/csv' } as const
/** The call that imports such a file, or tries what it would change. */
export const importsFile = {
  body: z.strictObject({ trial: z.enum(['true', 'false']) }),
  files: [{ name: 'file', max: longestList, required: true }],
  reply: fileReport,
} as const
