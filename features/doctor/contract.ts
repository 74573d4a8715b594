import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'

/** Fix now, watch, unknown, in order. */
export const levels = ['mend', 'watch', 'unknown', 'fine'] as const
export type Level = (typeof levels)[number]

/** The checks, in the order in which they are shown. */
export const checks = [
  'https',
  'certificate',
  'proxy',
  'build',
  'database',
  'store',
  'disk',
  'backup',
  'push',
  'clock',
  'time-zone',
  'descriptors',
] as const
export type Check = (typeof checks)[number]

const finding = z.strictObject({
  check: z.enum(checks),
  level: z.enum(levels),
  /** One sentence: the state, and what to do if something is wrong. */
  say: text,
})
export type Finding = z.output<typeof finding>

const report = z.strictObject({
  /** Time of the examination. */
  at: z.string(),
  /** One for each check, worst first. */
  findings: z.array(finding),
})
export type Report = z.output<typeof report>

const serverError = z.strictObject({
  at: z.string(),
  /** As in the answer's x-request-id and in the log. */
  request_id: z.string(),
  method: z.string(),
  route: z.string(),
  message: z.string(),
  /** The stack, one line per call. */
  frames: z.string(),
})
export type ServerError = z.output<typeof serverError>

/** What the server saw of a request sent by the doctor itself, and of its own process. */
const seen = z.strictObject({
  /** The client's address, as every feature sees it. */
  ip: z.string(),
  /** Who connected: the proxy, where there is one. */
  peer: z.string(),
  host: z.string(),
  /** Whether X-Forwarded-For came with the request. */
  is_forwarded: z.boolean(),
  /** Whether it counted, because TRUSTED_PROXY names the peer. */
  is_trusted: z.boolean(),
  descriptors: z.int(),
  /** Seconds by which the clock was moved since the process started. */
  clock_moved: z.number(),
  has_build: z.boolean(),
})
export type Seen = z.output<typeof seen>

/** The probe answers `not-found` 404 without a token that the doctor signed within the last minute. */
export const doctorContract = defineContract({
  'GET /api/doctor': {
    access: 'doctor',
    summary: 'What is wrong with this installation, and what to do; looked at anew at most every 5 s',
    reply: report,
  },
  'GET /api/doctor/errors': {
    access: 'doctor',
    summary: 'The last fifty unexpected errors of the server, newest first',
    reply: z.strictObject({ errors: z.array(serverError) }),
  },
  'POST /api/doctor/probe': {
    access: 'anyone',
    summary: 'What the server sees of a request, for the doctor alone',
    body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    reply: seen,
  },
})
