import * as z from 'zod/mini'

/** The privacy notice that the sender was shown, and its language; stored with the submission (DPDP Rules 2025, Rule 3). */
export const noticeFields = {
  notice_version: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  notice_language: z.enum(['en', 'hi']),
}
