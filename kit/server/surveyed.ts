import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import type { Staff } from './http/request.ts'

/** Something of the guide that can be checked on the ground. */
export type GuidePlace = {
  id: string
  /** A facility type, or `waypoint`. */
  kind: string
  name: Text
  point: Point | undefined
  /** How far off it may be (m). */
  precisionM: number | null
  /** Its position was measured on the ground. */
  isChecked: boolean
}
export type Measured = { point: Point; accuracyM: number; seenAt: Date }

/** A feature's list of places that the survey measures. SQL in it names the feature's own tables. */
export type Surveyed = {
  /** As the survey calls this list. */
  list: string
  // biome-ignore lint/complexity/noBannedTypes: a feature names its own tables
  read: (db: Kysely<{}>) => Promise<GuidePlace[]>
  /**
   * Sets a measured position and that it was checked, with its audit entry, in the caller's transaction. Resolves to what it was
   * before, which `restore` takes. Refuses `not-found` 404.
   */
  move: (
    trx: QueryExecutorProvider,
    id: string,
    to: Measured,
    by: { staff: Staff; at: Date },
  ) => Promise<unknown>
  /** Sets what was before. Refuses `changed-meanwhile` 409 if somebody has changed it since. */
  restore: (
    trx: QueryExecutorProvider,
    id: string,
    before: unknown,
    by: { staff: Staff; at: Date },
  ) => Promise<void>
  /** The cached responses that show it. */
  topic: string
}

/** The source of a fact with the day on which it was measured; what it was before stays. */
export function surveyedSource(source: string, seenAt: Date): string {
  const day = new Date(seenAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const earlier = source.replace(/; surveyed \d{4}-\d\d-\d\d$/, '')
  return `${earlier.slice(0, 270)}; surveyed ${day}`
}
export const isSurveyedSource = (source: string): boolean => /; surveyed \d{4}-\d\d-\d\d$/.test(source)
