import { convertDatabase } from '#kit/server/db/embedded/convert.ts'
import { readSettings } from '#kit/server/settings.ts'

/** `npm run convert-database`: moves the database of DATA_DIR to the major version of PostgreSQL that this version brings. */
try {
  console.log(await convertDatabase(readSettings(process.env).dataDir, line => console.log(line)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
