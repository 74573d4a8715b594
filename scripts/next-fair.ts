import { resolve } from 'node:path'
import type { ServerManifest } from '#kit/server/context.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { readArchive } from './fair/archive.ts'
import { startNextFair } from './fair/next-fair.ts'

/**
 * `npm run next-fair -- ARCHIVE`: clears photos, votes, things lost and found, and crowd reports of the fair that ARCHIVE holds,
 * so that the next one begins empty. What is kept for a year by law or for the desk stays.
 */
const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new Error('Name the archive of the fair that is over: npm run next-fair -- ./archive')
  const archive = await readArchive(resolve(folder))
  const database = await openDatabase(readSettings(process.env), line => console.error(line))
  try {
    await database.migrate()
    const features = Object.values<ServerManifest>(allFeatures)
    const { gone, next } = await startNextFair({ database, features, archive, now: Date.now() })
    for (const [table, rows] of Object.entries(gone)) console.log(`${table}: ${rows} rows deleted`)
    console.log('A running server shows it for a minute more at most; pictures go within the hour.')
    console.log(
      next
        ? `The next fair: ${next.shravan.from} to ${next.shravan.to} (${next.dates}).`
        : 'No later fair stands in content/edition.ts: add its dates.',
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
