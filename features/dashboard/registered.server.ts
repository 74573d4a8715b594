import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'

type Registered = Pick<AppContext, 'db' | 'features'>
type Row = Record<string, string | number | boolean | Date | null>
const mostRows = 100_000

/** How many rows each counted table of the features holds, by its name. */
export async function countRows({ db, features }: Registered): Promise<Record<string, number>> {
  const counts = features
    .flatMap(({ counts = [] }) => counts)
    .map(table => sql`select ${table}::text as name, count(*)::int as count from ${sql.table(table)}`)
  if (counts.length === 0) return {}
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** The overview's parts from the features, by the names in the contract; `now` in ms. */
export async function readOverview({ db, features }: Registered, now: number): Promise<object> {
  const parts: Record<string, unknown> = {}
  for (const { overview = {} } of features)
    for (const [name, read] of Object.entries(overview)) parts[name] = await read(db, now)
  return parts
}

/** A feature's list as a CSV file; refuses a name that no feature exports. */
export async function exportList({ db, features }: Registered, name: string): Promise<string> {
  const list = new Map(features.flatMap(({ exports = {} }) => Object.entries(exports))).get(name)
  if (!list) refuse('unknown-list')
  const { rows } = await sql<Row>`${list} limit ${mostRows}`.execute(db)
  return writeTable(rows)
}
