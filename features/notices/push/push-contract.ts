import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { noticeFields } from '#common/notice.ts'
import { pushEndpoint, pushSubscription } from '#common/push-subscription.ts'

/** How often one phone may turn messages on in a day. */
export const startsPerDay = 20

/** Refused: `unknown-push-service` 400, `voter_required` 401, `too-many` 429. */
export const pushContract = defineContract({
  'GET /api/notice-pushes/key': {
    access: 'anyone',
    summary: 'The public key with which a browser subscribes to notices',
    reply: z.strictObject({ key: z.string() }),
  },
  'POST /api/notice-pushes': {
    access: 'device',
    summary: 'Tells this phone of notices also while the guide is closed',
    body: z.extend(pushSubscription, noticeFields),
    reply: z.void(),
    status: 204,
  },
  'POST /api/notice-pushes/end': {
    access: 'anyone',
    summary: 'Stops messages to this phone: whoever knows its address at the push service may do so',
    body: z.strictObject({ endpoint: pushEndpoint }),
    reply: z.void(),
    status: 204,
  },
})
