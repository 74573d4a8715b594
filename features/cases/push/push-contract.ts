import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { pushEndpoint, pushSubscription } from '#common/push-subscription.ts'

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
    body: pushSubscription,
    reply: z.void(),
    status: 204,
  },
  'POST /api/case-pushes/end': {
    access: 'staff',
    summary: 'Stops messages to this phone',
    body: z.strictObject({ endpoint: pushEndpoint }),
    reply: z.void(),
    status: 204,
  },
})
