import { town } from '#content/town.ts'
import type { DatabasePool } from './db/shared-pool.ts'
import { StartError } from './start-error.ts'

/**
 * Marks a database as this town's, in its table `settings`, so that copies and backups carry it. Throws StartError if it is
 * another town's, whose places and people would be shown as this one's.
 */
export async function keepTown(pool: Pick<DatabasePool, 'query'>): Promise<void> {
  await pool.query(`insert into settings (key, value) values ('town', $1) on conflict do nothing`, [
    JSON.stringify(town.en),
  ])
  const { rows } = await pool.query<{ value: string }>(`select value from settings where key = 'town'`)
  const [found] = rows
  if (found && found.value !== town.en)
    throw new StartError(
      `This data belongs to the guide of ${found.value}, and this is the guide of ${town.en}: name another DATA_DIR or DATABASE_URL.`,
    )
}
