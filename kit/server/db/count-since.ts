import { sql } from 'kysely'
import type { AnyDatabase } from './any-database.ts'

/** How many rows of a table are newer than `since`, by the time in its column `at`. */
export async function countSince(db: AnyDatabase, table: string, at: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(at)} > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
