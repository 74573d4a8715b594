import { temple } from '#content/temple.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { readSetting, writeSetting } from '#kit/server/staff/staff-settings.ts'
import { type StreetPlan, streetPlan } from './contract.ts'
import type { Areas } from './import/clip.server.ts'
import type { PlanContent } from './import/make-plan.server.ts'
import type { Box } from './import/shape.ts'

/** Setting key, and topic of the cached answer. */
export const planKey = 'street-plan'

export async function storedPlan(db: AnyDatabase): Promise<StreetPlan | null> {
  return (await readSetting(db, planKey, streetPlan))?.value ?? null
}

/** Replaces the whole plan. */
export async function storePlan(db: AnyDatabase, plan: PlanContent, at: Date): Promise<void> {
  const value: StreetPlan = { ...plan, imported_at: at.toISOString() }
  await writeSetting(db, planKey, { value, by: null, at })
}

/** Every street is drawn within this distance of the temple. */
const cityKm = 6
const kmPerDegree = 111.32

/** The areas that the plan covers: the city around the temple, and a box around the whole walk. */
export async function planAreas(context: Pick<AppContext, 'db' | 'features'>): Promise<Areas> {
  const walk = (await landmarksOf(context)).flatMap(({ point, order }) => (order && point ? [point] : []))
  return { city: around([temple], cityKm), whole: around([temple, ...walk], cityKm) }
}

function around(points: readonly { lat: number; lng: number }[], km: number): Box {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const up = km / kmPerDegree
  const aside = up / Math.cos((temple.lat * Math.PI) / 180)
  return [
    Math.min(...lngs) - aside,
    Math.min(...lats) - up,
    Math.max(...lngs) + aside,
    Math.max(...lats) + up,
  ]
}
