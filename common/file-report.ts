import * as z from 'zod/mini'

/** The largest list that staff may bring as a file, in bytes. */
export const longestList = 5 * 1024 ** 2

/** What a CSV file of staff would change, or has changed. */
export const fileReport = z.strictObject({
  /** False for a trial, and where anything is wrong: then nothing of the file is in the guide. */
  is_stored: z.boolean(),
  /** What is wrong, as a person finds it: the line that their editor counts, the column by its name. */
  faults: z.array(z.strictObject({ line: z.int(), column: z.optional(z.string()), reason: z.string() })),
  /** English names of new rows. */
  added: z.array(z.string()),
  /** Rows that change, and in which fields. */
  changed: z.array(z.strictObject({ name: z.string(), fields: z.array(z.string()) })),
  unchanged: z.int(),
  /** Rows left as they are because somebody stood there, and the file only reports. */
  kept: z.int(),
})
export type FileReport = z.output<typeof fileReport>

/** Fields of the form that brings a file. */
export const fileOrder = z.strictObject({ trial: z.enum(['true', 'false']) })
export const listFile = { name: 'file', max: longestList, required: true }
