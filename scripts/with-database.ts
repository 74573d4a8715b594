import { type Database, openDatabase } from '#kit/server/db/open.ts'
import type { Settings } from '#kit/server/settings.ts'

/** Opens the database that the settings name, with all migrations applied, while `work` runs. */
export async function withDatabase<T>(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Settings>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings, line => console.error(line), 'mela-guide command')
  try {
    await database.migrate()
    return await work(database)
  } finally {
    await database.close()
  }
}
