import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { fairMoment } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { keyFileOf } from '#kit/server/backup/key.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { restoreBackup } from '#kit/server/backup/restore-whole.ts'
import { runBackup } from '#kit/server/backup/run.ts'
import { placeOf } from '#kit/server/backup/store.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { markPractice } from '#kit/server/practice.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'

/**
 * `npm run rehearse -- YEAR FOLDER [--day 2027-07-19] [--time 04:00]`: copies the guide into FOLDER by a backup that was just
 * made, and marks the copy as a rehearsal whose clock shows that moment of the fair (its first Monday at 04:00 unless told)
 * when the command ends, and goes on from there. The guide goes on working meanwhile.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string' }, time: { type: 'string', default: '04:00' } },
})
try {
  const [year, folder] = positionals
  const edition = editions.find(each => each.year === Number(year))
  const known = editions.map(each => each.year).join(', ')
  if (!edition || !folder)
    throw new Error(`Name a fair (${known}) and a new folder: npm run rehearse -- YEAR ./rehearsal`)
  const begin = fairMoment(values.day ?? edition.mondays[0] ?? edition.shravan.from, values.time)
  if (Number.isNaN(begin)) throw new Error('Give the day as YYYY-MM-DD and the time as HH:MM.')
  const dataDir = resolve(folder)
  if (existsSync(dataDir)) throw new Error(`${dataDir} is there already: name a new folder.`)

  const settings = readSettings(process.env)
  await runBackup(settings, { say: line => console.log(line) })
  // The photos of the copy are in its own folder: it never works on the guide's bucket.
  const copy = { ...settings, dataDir, databaseUrl: undefined, s3: undefined }
  const from = { backupTo: placeOf(settings), backupKeyFile: keyFileOf(settings) }
  console.log(await restoreBackup({ ...copy, ...from }, { edition: editionAt(Date.now()) }))
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, line => console.error(line))
  try {
    await database.migrate()
    for (const { emptyInPractice = [] } of Object.values<ServerManifest>(allFeatures))
      for (const table of emptyInPractice) await sql`delete from ${sql.table(table)}`.execute(database.db)
    await markPractice(database.pool, { kind: 'rehearsal', aheadMs: begin - Date.now() })
  } finally {
    await database.close()
  }
  console.log(`The rehearsal is in ${dataDir}. Open it: DATA_DIR=${folder} PORT=3200 npm start`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
process.exit()
