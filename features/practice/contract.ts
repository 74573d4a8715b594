import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'

/** How many times faster than the night itself its script is played. */
const speeds = [1, 3, 10] as const
const speed = z.literal([...speeds])
export type Speed = z.output<typeof speed>

/** A case of the night: who took it and when; null if nobody has yet. Times are those of the night. */
const sheetRow = z.strictObject({
  number: z.int(),
  title: text,
  place: z.nullable(text),
  raised_at: z.string(),
  owner: z.nullable(z.string()),
  taken_at: z.nullable(z.string()),
  done_at: z.nullable(z.string()),
  /** It was taken late, or is overdue and still untaken. */
  is_late: z.boolean(),
})
export type SheetRow = z.output<typeof sheetRow>

/**
 * `copying`: its data is being made · `open` · `broken`: it ended by itself, see `reason` · `over`: it was stopped and its data is being
 * removed.
 */
const phases = ['copying', 'open', 'broken', 'over'] as const
/** Why it broke: the disk is full, its port is in use, the guide or the practice ended meanwhile, or another fault. */
export const reasons = ['disk-full', 'port', 'ended', 'other'] as const

const night = z.strictObject({
  phase: z.enum(phases),
  reason: z.nullable(z.enum(reasons)),
  /** User name of whoever started it, and when by the real clock. */
  by: z.string(),
  begun_at: z.string(),
  /** Its whole address; '' where people open this guide without a public one: then it has the same name with `port`. */
  url: z.string(),
  port: z.nullable(z.int()),
  speed,
  is_paused: z.boolean(),
  /** How far its script is, in minutes of the night. */
  minute: z.number(),
  minutes: z.int(),
  sheet: z.array(sheetRow),
})
export type Night = z.output<typeof night>

const state = z.strictObject({
  /** Whether this guide is a practice itself. */
  is_here: z.boolean(),
  night: z.nullable(night),
})
export type PracticeState = z.output<typeof state>

/**
 * Refused: `on-already` 409 (there is one, begun by somebody), `none` 409 (there is none), `not-here` 409 (this guide is a practice
 * itself), `disk-full` 507.
 */
export const practiceContract = defineContract({
  'GET /api/practice': {
    access: 'admin',
    summary: 'The practice night beside this guide, or this one if it is a practice itself',
    reply: state,
  },
  'POST /api/practice': {
    access: 'admin',
    summary: 'Copies the guide and opens the copy for a practice night',
    body: z.strictObject({ speed }),
    reply: state,
    status: 201,
  },
  'PATCH /api/practice': {
    access: 'admin',
    summary: 'Pauses the script of the night, lets it go on, or plays it faster or slower',
    body: z.strictObject({ speed: z.optional(speed), is_paused: z.optional(z.boolean()) }),
    reply: state,
  },
  'DELETE /api/practice': {
    access: 'admin',
    summary: 'Stops the practice night and removes its data',
    reply: state,
  },
})
