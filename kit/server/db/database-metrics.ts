import type { FastifyInstance } from 'fastify'
import { showNumber } from '../http/gauge.ts'
import type { DatabasePool } from './shared-pool.ts'

/** Shows in /metrics whether the database answers, its size, and how many of its connections are taken. */
export function showDatabase(app: FastifyInstance, pool: DatabasePool): void {
  const ask = async (question: string) => Number((await pool.query<{ n: string }>(question)).rows[0]?.n)
  const none = () => 0
  showNumber(app, 'database_up', 'Whether the database answers: 1 or 0.', () =>
    ask('select 1 as n').catch(none),
  )
  showNumber(app, 'database_size_bytes', 'Size of the database on its disk.', () =>
    ask('select pg_database_size(current_database()) as n'),
  )
  showNumber(
    app,
    'database_connections_ratio',
    'Share of the connections that PostgreSQL allows which are taken.',
    () =>
      ask(`select count(*) / current_setting('max_connections')::float as n from pg_stat_activity
        where backend_type = 'client backend'`),
  )
}
