import { mostBytes } from '#features/street-plan/import/make-plan.server.ts'
import { largestMb, readMap } from '#features/street-plan/import/read-map.server.ts'
import { PlanRefused } from '#features/street-plan/import/shape.ts'
import { planAreas, planKey, storePlan } from '#features/street-plan/plan.server.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { createResponseCache } from '#kit/server/http/response-cache.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as features from '#server/features.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'FILE.geojson',
  about: `Makes the street plan of every map from a GeoJSON file with the tags of OpenStreetMap, at most ${largestMb} MB, whole or not at all. Where to get one: docs/run.md.`,
  options: {},
  words: [1, 1],
  async run({ words: [path = ''], say }) {
    await withDatabase(readSettings(process.env), async ({ db, pool }) => {
      const areas = await planAreas({ db, features: Object.values<ServerManifest>(features) })
      const made = await readMap(path, areas).catch(error => {
        if (!(error instanceof PlanRefused)) throw error
        throw new Error(`${path}: ${error.message}\nNothing was imported; the plan of before stays.`)
      })
      await storePlan(db, made.plan, new Date())
      say(`${path}: street plan of ${made.shapes} streets, waters, railways and parks`)
      say(
        `${(made.bytes / 1000).toFixed(1)} kB of at most ${mostBytes / 1000} kB, brotli; lines at most ${made.metres} m beside where the file has them`,
      )
      if (made.without.length > 0) say(`left out so that it fits: ${made.without.join(', ')}`)
      if (made.broken) say(`${made.broken} features are broken in the file and not drawn`)
      say('Every map shows "© OpenStreetMap", as its licence (ODbL) asks.')
      const prepared = createResponseCache(pool)
      await prepared.changed(planKey)
      await prepared.close()
    })
  },
})
