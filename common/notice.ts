import * as z from 'zod/mini'

/** Which privacy notice the sender was shown and in which language; stored with what was sent (DPDP Rules 2025, Rule 3). */
export const noticeFields = {
  notice_version: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  notice_language: z.enum(['en', 'hi']),
}
