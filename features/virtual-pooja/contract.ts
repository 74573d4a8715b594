import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { cueNames } from './sound/sound-plan.ts'

/** A recording is a file on this server (public/sound), because the content policy allows no other site. */
const recording = z.string().check(z.regex(/^\/sound\/[a-z0-9-]{1,60}\.(mp3|m4a|ogg|opus|wav)$/))
export const settings = z.strictObject({
  /** `as-sung`: 10, 29, 15, 15 seconds; `even`: 15 seconds a step (specification §4). */
  pace: z.enum(['as-sung', 'even']),
  /** Recordings that replace a synthesised cue. */
  recordings: z.partialRecord(z.enum(cueNames), recording),
})
export type PoojaSettings = z.infer<typeof settings>

/** Refused: `changed-meanwhile` 409 (the settings are not `instead_of` any more). */
export const virtualPoojaContract = defineContract({
  'GET /api/virtual-pooja': {
    access: 'anyone',
    summary: 'How the virtual pooja runs and sounds',
    reply: settings,
  },
  'PUT /api/virtual-pooja': {
    access: 'content',
    summary: 'Chooses pace and recordings of the virtual pooja',
    /** `instead_of`: the settings as they were read. A console opened before this field existed sends none. */
    body: z.extend(settings, { instead_of: z.optional(settings) }),
    reply: settings,
  },
})
