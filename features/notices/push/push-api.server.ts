import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { withdrawConsent } from '#kit/server/personal-data.ts'
import { isPushService } from '#kit/server/push-client.ts'
import { pushKeys } from '#kit/server/push-keys.ts'
import type { PushTables } from '../tables.server.ts'
import { keepPhone, personal } from './phones.server.ts'
import { pushContract, startsPerDay } from './push-contract.ts'

/** Visitors' phones that get notices while the guide is closed. */
export async function serveNoticePushes(context: AppContext): Promise<void> {
  const db = context.db.withTables<PushTables>()
  const { publicKey } = await pushKeys(context.db)
  const budget = context.budgets('notice-push', {
    title: { en: 'Phones that ask for notices', hi: 'सूचना माँगने वाले फ़ोन' },
    perDevice: { max: startsPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 200, inAll: 2000 },
  })
  serve(context, pushContract, {
    'GET /api/notice-pushes/key': () => ({ key: publicKey }),
    'POST /api/notice-pushes': async ({ body }, request) => {
      if (!isPushService(body.endpoint, context.settings.pushServices))
        refuse('unknown-push-service', 400, 'This is not the address of a known push service.')
      // The limit drops the phone after a day; the subscription does not name it.
      await budget.spend(request)
      await keepPhone(db, body, new Date(context.clock()))
    },
    'POST /api/notice-pushes/end': async ({ body: { endpoint } }) => {
      await withdrawConsent(context, {
        feature: 'notices',
        part: personal,
        which: sql`endpoint = ${endpoint}`,
      })
    },
  })
}
