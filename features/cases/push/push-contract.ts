import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(most))
const endpoint = z.string().check(
  z.maxLength(1000, { abort: true }),
  z.refine(text => URL.parse(text)?.protocol === 'https:', { error: 'invalid' }),
)

/** A browser's push subscription as its `toJSON` gives it, and the language of its notifications. */
export const subscription = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(120), auth: base64url(40) }),
  language: z.enum(['en', 'hi']),
})
export type PushSubscriptionInput = z.output<typeof subscription>

/** Refused: `unknown-push-service` 400. */
export const pushContract = defineContract({
  'GET /api/case-pushes/key': {
    access: 'staff',
    summary: 'The public key with which a browser subscribes to notifications of cases',
    reply: z.strictObject({ key: z.string() }),
  },
  'POST /api/case-pushes': {
    access: 'staff',
    summary: 'Tells this phone of new cases also while the guide is closed',
    body: subscription,
    reply: z.void(),
    status: 204,
  },
  'POST /api/case-pushes/end': {
    access: 'staff',
    summary: 'Tells this phone no more',
    body: z.strictObject({ endpoint }),
    reply: z.void(),
    status: 204,
  },
})
