import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { CrowdDatabase } from './crowd.server.ts'

/** Who reports each active place; of one reporter the own places alone. */
export async function reportersOf(db: CrowdDatabase, username?: string) {
  return db
    .selectFrom('crowd_status')
    .select(['id', 'reporters'])
    .where('is_active', '=', true)
    .$if(username !== undefined, query => query.where(sql<boolean>`${username ?? ''} = any(reporters)`))
    .execute()
}

/**
 * Names the reporters of a place, on record; undefined where there is no such place. Refuses `unknown-name` a name that no account has
 * which may report (`known`), unless it stands there already.
 */
export const nameReporters = (
  db: CrowdDatabase,
  id: string,
  { names, known }: { names: readonly string[]; known: readonly string[] },
  { staff, at }: { staff: Staff; at: Date },
): Promise<string[] | undefined> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('crowd_status')
      .select(['reporters', 'location_en'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const named = [...new Set(names)].sort()
    if (named.some(name => !known.includes(name) && !before.reporters.includes(name)))
      refuse('unknown-name', 409, 'No account of this name may report.')
    await transaction.updateTable('crowd_status').set({ reporters: named }).where('id', '=', id).execute()
    await audit(transaction, {
      ...{ staff, at, action: 'changed', subject: 'crowd-reporters', id, name: before.location_en },
      before: { reporters: before.reporters },
      after: { reporters: named },
    })
    return named
  })
