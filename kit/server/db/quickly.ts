import type { QueryConfig, QueryResultRow } from 'pg'
import type { DatabasePool } from './shared-pool.ts'

/** Anything that can run a query: a pool, one connection, or `quickly` of a pool. */
export type Asks = { query: <Row extends QueryResultRow>(text: string) => Promise<{ rows: Row[] }> }

/** Timeout in ms. */
const longest = 700

/**
 * For queries that a healthy database answers at once, such as a health check: each times out after 0.7 s. The pool then closes
 * its connection, so that a hanging one holds no place.
 */
export const quickly = (pool: DatabasePool): Asks => ({
  query<Row extends QueryResultRow>(text: string) {
    // The driver accepts this setting for one query too; its types have it for connections only.
    const config: QueryConfig & { query_timeout: number } = { text, query_timeout: longest }
    return pool.query<Row>(config)
  },
})
