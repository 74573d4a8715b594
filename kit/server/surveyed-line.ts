import type { Point } from '#common/distance.ts'
import type { AnyDatabase } from './db/any-database.ts'
import type { By } from './http/request.ts'

/** A way recorded by walkers: pieces without a gap, in walking order. */
type RecordedWay = {
  pieces: readonly (readonly Point[])[]
  /** How far off it may be (m). */
  errorM: number
  /** When its last part was recorded. */
  walkedAt: Date
}

/** The recorded way that is now the line of the walk, and who took it over. `metres`: how much of the walk was recorded. */
export type TakenLine = { id: string; by: string; at: Date; errorM: number; metres: number; walkedOn: string }

/** The line of the walk, which the survey may replace. SQL in it names the tables of the feature that owns the walk. */
export type SurveyedLine = {
  /** `stops`: the known stops in walking order, with straight lines between them if nobody recorded the way. `parts`: the line now. */
  read: (db: AnyDatabase) => Promise<{
    stops: Point[]
    parts: { isRecorded: boolean; points: Point[] }[]
    taken: TakenLine | null
  }>
  /** Makes a recorded way the line of the walk. Refuses `decided` 409 if the line is no longer `insteadOf`. */
  take: (db: AnyDatabase, way: RecordedWay, insteadOf: string | null, by: By) => Promise<void>
  /** Undoes that: the previous line applies again. Refuses `decided` 409 if it is no longer the line. */
  giveBack: (db: AnyDatabase, id: string, by: By) => Promise<void>
  /** The cached responses that show it. */
  topic: string
}
