import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'
import { withoutInvisible } from '#common/invisible.ts'
import { roles } from '#common/permissions.ts'
import { westernDigits } from '#common/phone-number.ts'
import { workField } from '#common/work.ts'
import { shortestPassword } from './limits.ts'

const role = z.enum(roles)
/** The console (`/admin`), or the parking desk (`/admin/vehicle`). */
export type ConsoleKind = 'admin' | 'vehicle'

const password = z.string().check(z.minLength(1), z.maxLength(200))
const newPassword = z.string().check(z.minLength(shortestPassword), z.maxLength(200))
/** As typed; compared in lower case. */
const username = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.normalize('NFC'), z.toLowerCase())
const newUsername = username.check(z.regex(/^[\p{L}\p{M}\p{N}._@-]+$/u))
/** A code without its spaces and dashes; digits of any script. */
const codeOf = (form: RegExp) =>
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.pipe(
      z.transform((text: string) =>
        westernDigits(withoutInvisible(text))
          .replace(/[\s\p{Pd}]/gu, '')
          .toLowerCase(),
      ),
      z.string().check(z.regex(form)),
    ),
  )
/** Six digits of an authenticator app. */
const appCode = codeOf(/^[0-9]{6}$/)
/** An app's six digits, or a recovery code. */
const code = codeOf(/^([0-9]{6}|[a-z2-9]{16})$/)
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

const member = z.strictObject({
  username: z.string(),
  roles: z.array(role),
  hasSecondFactor: z.boolean(),
  /** How many recovery codes are unused. */
  recoveryCodes: z.int(),
  /** When the session ends even if it is in use. */
  endsAt: z.string(),
})
export type Member = z.output<typeof member>

const account = z.strictObject({
  id: z.string(),
  username: z.string(),
  roles: z.array(role),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  /** Time of the latest call of an open session; null if there is none. */
  seenAt: z.nullable(z.string()),
})
export type Account = z.output<typeof account>

const auditEntry = z.strictObject({
  id: z.int(),
  at: z.string(),
  username: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.nullable(z.string()),
  /** Name of the changed record; null if a visitor gave the name. */
  subjectName: z.nullable(text),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntry = z.output<typeof auditEntry>

const accountId = z.strictObject({ id: uuid })

/**
 * Error codes: `invalid-credentials` 401, `code-required` 401 (the password was right), `invalid-code` 401, `too-many` 429,
 * `work_required` 403, `busy` 503; for accounts `taken` 409, `not-yourself` 409, `not-found` 404.
 */
export const staffContract = defineContract({
  'POST /api/session': {
    access: 'anyone',
    summary: 'Signs a member of staff in, to the console or to the parking',
    body: z.strictObject({
      username,
      password,
      as: z.enum(['admin', 'vehicle']),
      code: z.optional(code),
      work: workField,
      /** The secret in a link for a new phone. */
      link: z.optional(z.string().check(z.regex(/^[\w-]{32}$/))),
    }),
    reply: member,
    status: 201,
  },
  'GET /api/session': {
    access: 'anyone',
    summary: 'Who is signed in; null for nobody',
    reply: z.strictObject({ staff: z.nullable(member) }),
  },
  'DELETE /api/session': {
    access: 'anyone',
    summary: 'Signs this browser out, or the account everywhere',
    query: z.strictObject({ everywhere: z.optional(z.literal('true')) }),
    reply: z.void(),
    status: 204,
  },
  'PUT /api/session/password': {
    access: 'staff',
    summary: 'Changes one’s own password and signs out everywhere else',
    body: z.strictObject({ current: password, next: newPassword }),
    reply: z.void(),
    status: 204,
  },
  'POST /api/session/second-factor': {
    access: 'staff',
    summary: 'Offers a secret for an authenticator app; it counts once a code proved it',
    body: z.strictObject({ password }),
    reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  },
  'PUT /api/session/second-factor': {
    access: 'staff',
    summary:
      'Proves the offered secret by its code: from now on signing in asks for one. Answers recovery codes',
    body: z.strictObject({ code: appCode }),
    reply: recoveryCodes,
  },
  'POST /api/session/recovery-codes': {
    access: 'staff',
    summary: 'Makes ten recovery codes instead of the earlier ones; they are returned only once',
    body: z.strictObject({ password }),
    reply: recoveryCodes,
    status: 201,
  },
  'DELETE /api/session/second-factor': {
    access: 'staff',
    summary: 'Signing in asks for the password alone again',
    body: z.strictObject({ password }),
    reply: z.void(),
    status: 204,
  },
  'GET /api/staff-accounts': {
    access: 'admin',
    summary: 'All staff accounts',
    reply: z.strictObject({ accounts: z.array(account) }),
  },
  'POST /api/staff-accounts': {
    access: 'admin',
    summary: 'Makes an account; its password is returned only once',
    body: z.strictObject({
      username: newUsername,
      roles: z.array(role).check(z.minLength(1), z.maxLength(roles.length)),
    }),
    reply: z.strictObject({ account, password: z.string() }),
    status: 201,
  },
  'PATCH /api/staff-accounts/:id': {
    access: 'admin',
    summary: 'Changes what somebody may do, or closes the account; never the own one',
    params: accountId,
    body: z.strictObject({
      roles: z.optional(z.array(role).check(z.minLength(1), z.maxLength(roles.length))),
      /** The roles as they were read. A console opened before this field existed sends none. */
      instead_of: z.optional(z.array(role)),
      isDisabled: z.optional(z.boolean()),
      /** Only false is accepted: removes a lost second factor. */
      hasSecondFactor: z.optional(z.literal(false)),
    }),
    reply: account,
  },
  'POST /api/staff-accounts/:id/password': {
    access: 'admin',
    summary: 'Gives somebody a new password, returned only once, and signs the account out everywhere',
    params: accountId,
    reply: z.strictObject({ password: z.string() }),
  },
  'POST /api/staff-accounts/:id/handset-link': {
    access: 'admin',
    summary: 'Makes the secret of a link by which somebody signs in on a new phone, for an hour and once',
    params: accountId,
    reply: z.strictObject({ secret: z.string() }),
  },
  'GET /api/audit-log': {
    access: 'admin',
    summary: 'What staff changed, newest first',
    query: z.strictObject({
      /** Only entries older than this one. */
      before: z.optional(z.string().check(z.regex(/^[0-9]{1,15}$/))),
      subject: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
      username: z.optional(z.string().check(z.maxLength(60))),
      /** A day in the fair's time zone. */
      day: z.optional(z.iso.date()),
    }),
    reply: z.strictObject({ entries: z.array(auditEntry) }),
  },
})
