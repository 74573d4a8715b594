import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'

/** The id under which a phone votes (`photo_voter_id`): random, made by the server or by an earlier version of the phone app. */
export const voterId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/))

/** Error code: `work_required` 403, if devices are created abnormally fast and the given work is missing, wrong or used. */
export const contract = defineContract({
  'POST /api/devices': {
    access: 'anyone',
    summary: 'Gives a phone its signed cookie, and the voter id that belongs to it',
    body: z.strictObject({
      voter_id: z.optional(voterId),
      /** A task of `GET /api/devices/work` and the number that solves it. */
      work: z.optional(z.strictObject({ task: z.string().check(z.maxLength(200)), answer: z.int() })),
    }),
    reply: z.strictObject({ voter_id: z.string() }),
    status: 201,
  },
  'GET /api/devices/work': {
    access: 'anyone',
    summary: 'A task for a phone that wants a cookie while many want one',
    reply: z.strictObject({
      /** Find a number so that SHA-256 of `{task}.{number}` begins with that many zero bits. */
      task: z.string(),
      bits: z.number(),
    }),
  },
})
