import type { CaseKind } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { whoIsToldFirst } from './before.server.ts'
import { holdsContract } from './contract.ts'
import {
  aboutHolds,
  endingHolds,
  endOver,
  type HoldTables,
  holdNow,
  recentHolds,
  release,
  toldOfHolds,
} from './holds.server.ts'

/** ms between two checks for holds whose time is over. */
const lookEvery = 2000

/** Adds the calls by which staff hold and release. `tell`: sends everybody the current notices. */
export function serveHolds(context: AppContext, tell: () => Promise<void>): void {
  const db = context.db.withTables<HoldTables>()
  const now = () => new Date(context.clock())
  const by = changedBy(context.clock)
  context.looks.every(lookEvery, 'holds', async () => {
    if (await endOver(db, now())) await tell()
  })
  serve(context, holdsContract, {
    'GET /api/holds': async () => ({ holds: await recentHolds(db, now()) }),
    'PUT /api/holds/:id': async ({ params, body }, { staff }) => {
      const landmarks = await landmarksOf(context)
      const told = await whoIsToldFirst(context, body, landmarks)
      const done = await holdNow(db, params.id, body, { landmarks, told }, by(staff))
      await tell()
      return done
    },
    'POST /api/holds/:id/release': async ({ params }, { staff }) => {
      const hold = await release(db, params.id, by(staff))
      await tell()
      return { hold }
    },
  })
}

const about: CaseKind['about'] = ({ db }, ids) => aboutHolds(db.withTables<HoldTables>(), ids)

export const holdCases: readonly CaseKind[] = [
  {
    // Those on duty before it are notified at once; all crowd reporters if there are none, or if nobody took it in time.
    ...{ kind: 'hold', permission: 'crowd', minutes: 5, about },
    asks: {
      whom: ({ db }, ids) => toldOfHolds(db.withTables<HoldTables>(), ids),
      otherwise: 'crowd',
    },
    title: { en: 'Held: stop people before it', hi: 'रोक लगी है: पहले से लोगों को रोकें' },
  },
  {
    ...{ kind: 'hold-ends', permission: 'notices', minutes: 3, isUrgent: true, about },
    title: { en: 'A hold ends in 3 minutes: renew or release?', hi: 'रोक 3 मिनट में खत्म होगी: बढ़ाएँ या खोलें?' },
    lasting: ({ db, clock }) => endingHolds(db.withTables<HoldTables>(), new Date(clock())),
  },
]
