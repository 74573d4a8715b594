import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { workField } from '#common/work.ts'

/** The id under which a phone votes (`photo_voter_id`): random, made by the server or by an earlier version of the phone app. */
const voterId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/))

/** Error code: `work_required` 403, if devices are created unusually fast and the given work is missing, too little or used. */
export const devicesContract = defineContract({
  'POST /api/devices': {
    access: 'anyone',
    summary: 'Gives a phone its signed cookie, and the voter id that belongs to it',
    body: z.strictObject({ voter_id: z.optional(voterId), work: workField }),
    reply: z.strictObject({ voter_id: z.string() }),
    status: 201,
  },
  'GET /api/devices/work': {
    access: 'anyone',
    summary: 'A task for a phone that was refused with `work_required`',
    query: z.strictObject({ action: z._default(z.string().check(z.regex(/^[a-z-]{1,30}$/)), 'mint') }),
    reply: z.strictObject({
      /** Find numbers so that SHA-256 of `{last 43 signs of the task}.{number}` begins with that many zero bits. */
      task: z.string(),
      bits: z.number(),
      /** How many, in ascending order. */
      answers: z.number(),
    }),
  },
})
