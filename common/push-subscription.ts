import * as z from 'zod/mini'
import { parseUrl } from './url.ts'

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(most))

/** The address that a browser's push service gave to one phone. */
export const pushEndpoint = z.string().check(
  z.maxLength(1000, { abort: true }),
  z.refine(text => parseUrl(text)?.protocol === 'https:', { error: 'invalid' }),
)

/** A browser's push subscription as its `toJSON` gives it, and the language of its notifications. */
export const pushSubscription = z.strictObject({
  endpoint: pushEndpoint,
  keys: z.strictObject({ p256dh: base64url(120), auth: base64url(40) }),
  language: z.enum(['en', 'hi']),
})
export type PushSubscriptionInput = z.output<typeof pushSubscription>
