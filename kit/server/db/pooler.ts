import type { Pool, PoolConfig } from 'pg'

/**
 * Databases that give each transaction another session: PgBouncer in transaction mode (DATABASE_POOLER=transaction), and
 * engines without LISTEN. There the guide keeps nothing in a session: no settings of the connection, no prepared statements
 * with a name, no LISTEN. What it would hear by LISTEN it looks up in the tables instead.
 */
export type Session = 'own' | 'shared'

/** ms between two looks at what LISTEN would tell. */
export const pollEvery = 400

/**
 * Settings of each connection; a pooler refuses those of the database, so there the role carries them (docs/scaling.md).
 * `query_timeout` is the client's own: longer than a statement may take, so whoever has not answered by then is gone.
 */
export const sessionSettings = (session: Session): PoolConfig => ({
  query_timeout: 20_000,
  ...(session === 'own' && { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }),
})

const shared = new WeakSet<Pool>()
/** Marks a pool whose connections are shared sessions. */
export const markShared = (pool: Pool): void => void shared.add(pool)
export const isShared = (pool: Pool): boolean => shared.has(pool)

/** Whether a pooler refused the settings that a connection asked for. */
export const isPoolerRefusal = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/i.test(error.message)
