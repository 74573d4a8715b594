import { mostBytes } from '#features/street-plan/import/make-plan.server.ts'
import { largestMb, readMap } from '#features/street-plan/import/read-map.server.ts'
import { PlanRefused } from '#features/street-plan/import/refused.ts'
import { planAreas, planKey, storePlan } from '#features/street-plan/plan.server.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { createResponseCache } from '#kit/server/http/response-cache.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as features from '#server/features.ts'

/** `npm run import-map -- FILE`: makes the street plan of every map from a file, whole or not at all. */
const [file, more] = process.argv.slice(2)
try {
  if (!file || more)
    throw new PlanRefused(
      `Name one file: npm run import-map -- city.geojson
GeoJSON with the tags of OpenStreetMap, at most ${largestMb} MB.`,
    )
  await bring(file)
} catch (error) {
  if (!(error instanceof PlanRefused)) throw error
  console.error(
    file && !more
      ? `${file}: ${error.message}\nNothing was imported; the plan of before stays.`
      : error.message,
  )
  process.exitCode = 1
}

async function bring(path: string) {
  const database = await openDatabase(readSettings(process.env), console.log)
  try {
    await database.migrate()
    const { db } = database
    const areas = await planAreas({ db, features: Object.values<ServerManifest>(features) })
    const made = await readMap(path, areas)
    await storePlan(db, made.plan, new Date())
    console.log(
      [
        `${path}: street plan of ${made.shapes} streets, waters, railways and parks`,
        `${(made.bytes / 1000).toFixed(1)} kB of at most ${mostBytes / 1000} kB, brotli; lines at most ${made.metres} m beside where the file has them`,
        ...(made.without.length ? [`left out so that it fits: ${made.without.join(', ')}`] : []),
        ...(made.broken ? [`${made.broken} features are broken in the file and not drawn`] : []),
        'Every map shows "© OpenStreetMap", as its licence (ODbL) asks.',
      ].join('\n'),
    )
    const prepared = createResponseCache(database.pool)
    await prepared.changed(planKey)
    await prepared.close()
  } finally {
    await database.close()
  }
}
