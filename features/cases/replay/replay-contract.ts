import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'

/** Most days of one replay: a fair and the weeks around it. */
const mostReplayDays = 62
/** Most lines of a screen or a file; a longer replay is refused, never shortened silently. */
export const mostReplayLines = 50_000

const time = z.string()
/** One event. It holds ids, kinds and levels, never words of a visitor or of a note, and no phone number. */
const line = z.strictObject({
  at: time,
  /** User name of whoever did it; '' for a visitor or the server. */
  by: z.string(),
  subject: z.string(),
  action: z.string(),
  id: z.nullable(z.string()),
  /** Its name for staff, such as the name of a place. */
  name: z.nullable(text),
  /** Levels, states and the like, after the event. */
  said: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type ReplayLine = z.output<typeof line>

const replay = z.strictObject({
  from: time,
  until: time,
  /** Oldest first. */
  lines: z.array(line),
  /** Who was on duty in that time, the earliest shift first. */
  duty: z.array(
    z.strictObject({ post: text, username: z.string(), from_at: time, until_at: time, is_over: z.boolean() }),
  ),
  /** Names of the kinds of cases. */
  kinds: z.record(z.string(), text),
})
export type Replay = z.output<typeof replay>

const query = z
  .strictObject({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) })
  .check(
    z.refine(
      ({ from, until }) => {
        const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
        return days > 0 && days <= mostReplayDays
      },
      { path: ['until'], error: 'invalid' },
    ),
  )

/** Refused: `too-many-lines` 422. */
export const replayContract = defineContract({
  'GET /api/replay': {
    access: 'admin',
    summary:
      'What happened from one time to another, in order: cases, levels, notices, duty and every change by staff',
    query,
    reply: replay,
  },
  'GET /api/replay/file': {
    access: 'admin',
    summary: 'The same as a sealed file: JSON lines, each with the hash of the line before',
    query,
    reply: z.string(),
    produces: 'application/x-ndjson',
  },
})
