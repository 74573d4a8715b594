import { pushSwitch } from '#kit/web/push-phone.ts'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import type { pushContract } from './push-contract.ts'

const call = staffClient<typeof pushContract>()

/** Messages about cases on this phone of a member of staff. */
export const casePush = pushSwitch({
  flag: 'case-push',
  key: async () => (await call('GET /api/case-pushes/key', {})).key,
  tell: body => call('POST /api/case-pushes', { body }),
  // Signing out works without a network.
  end: endpoint => call('POST /api/case-pushes/end', { body: { endpoint } }).catch(() => undefined),
})
