import { followReplica } from '#kit/server/db/replica.ts'
import type { SharedPool } from '#kit/server/db/shared-pool.ts'
import type { TestDatabase } from './cluster.ts'
import { eventually } from './eventually.ts'

/** Gives the pool of a test database a copy, which refuses writes as a replica does. It is closed with the pool. */
export async function giveReadOnlyCopy({ pool, application }: Pick<TestDatabase, 'pool' | 'application'>) {
  const { host = '', user = '', database = '' } = application
  const query = new URLSearchParams({ host, options: '-c default_transaction_read_only=on' })
  const replica = followReplica(pool, `postgresql://${user}@localhost/${database}?${query}`)
  ;(pool as SharedPool).replica = replica
  await eventually(replica.isFresh)
}
