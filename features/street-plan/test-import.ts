import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppContext } from '#kit/server/context.ts'
import type { MadePlan } from './import/make-plan.server.ts'
import { readMap } from './import/read-map.server.ts'
import { planAreas, planKey, storePlan } from './plan.server.ts'
import { geoJsonOf, madeUpCity } from './test-city.ts'

/** Imports a made-up city into a running guide. */
export async function importMadeUpCity(context: AppContext, size?: { gap: number }): Promise<MadePlan> {
  const folder = await mkdtemp(join(tmpdir(), 'made-up-city-'))
  try {
    const path = join(folder, 'city.geojson')
    await writeFile(path, geoJsonOf(madeUpCity(size)))
    const made = await readMap(path, await planAreas(context))
    await storePlan(context.db, made.plan, new Date(context.clock()))
    await context.responseCache.changed(planKey)
    return made
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
