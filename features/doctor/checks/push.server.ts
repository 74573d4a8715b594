import type { Kysely } from 'kysely'
import { judgePushKeys } from '#kit/server/push-keys.ts'
import type { Finding } from '../contract.ts'
import { finding, fine, reasonOf } from './finding.server.ts'

/** Whether the guide has the keys by which push services take its messages to staff phones. */
// biome-ignore lint/complexity/noBannedTypes: the settings belong to the server kit
export async function checkPush(db: Kysely<{}>): Promise<Finding[]> {
  try {
    const keys = await judgePushKeys(db)
    if (keys === 'fine') return [fine('push-keys-fine')]
    return [keys === 'missing' ? finding('push-keys-missing', 'watch') : finding('push-keys-broken', 'mend')]
  } catch (error) {
    return [finding('not-known', 'unknown', { part: 'Messages to staff phones', reason: reasonOf(error) })]
  }
}
