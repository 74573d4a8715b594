import type { QueryConfig, QueryResultRow } from 'pg'
import type { DatabasePool } from './shared-pool.ts'

/** What asks a database: a pool, one connection, or `quickly` of a pool. */
export type Asks = { query: <Row extends QueryResultRow>(text: string) => Promise<{ rows: Row[] }> }

/** ms. */
const longest = 700

/**
 * For what a healthy database answers at once, such as a health check: each question is given up after 0.7 s. The pool then
 * closes its connection, so that one that hangs holds no place.
 */
export const quickly = (pool: DatabasePool): Asks => ({
  query<Row extends QueryResultRow>(text: string) {
    // The driver knows this setting for one query too; its types name it for connections alone.
    const config: QueryConfig & { query_timeout: number } = { text, query_timeout: longest }
    return pool.query<Row>(config)
  },
})
