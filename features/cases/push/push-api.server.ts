import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { isPushService } from '#kit/server/push-client.ts'
import { pushKeys } from '#kit/server/push-keys.ts'
import type { CasesTables } from '../tables.server.ts'
import { pushContract } from './push-contract.ts'
import { endSubscription, keepSubscription } from './subscriptions.server.ts'

/** Phones that get messages about cases while the guide is closed. */
export async function servePushes(context: AppContext): Promise<void> {
  const db = context.db.withTables<CasesTables>()
  const { publicKey } = await pushKeys(context.db)
  serve(context, pushContract, {
    'GET /api/case-pushes/key': () => ({ key: publicKey }),
    'POST /api/case-pushes': async ({ body }, request) => {
      if (!isPushService(body.endpoint, context.settings.pushServices))
        refuse('unknown-push-service', 400, 'This is not the address of a known push service.')
      await keepSubscription(db, body, signedIn(request.staff).id)
    },
    'POST /api/case-pushes/end': async ({ body }, request) => {
      await endSubscription(db, body.endpoint, signedIn(request.staff).id)
    },
  })
}
