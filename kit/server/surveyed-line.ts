import type { Kysely } from 'kysely'
import type { Point } from '#common/distance.ts'
import type { By } from './http/request.ts'

/** A way that walkers recorded: pieces without a gap, in walking order. */
type RecordedWay = {
  pieces: readonly (readonly Point[])[]
  /** How far off it may be (m). */
  errorM: number
  /** When its last part was recorded. */
  walkedAt: Date
}

/** The recorded way that is the line of the walk now, and who took it over. `metres`: how much of the walk was recorded. */
export type TakenLine = { id: string; by: string; at: Date; errorM: number; metres: number; walkedOn: string }

// biome-ignore lint/complexity/noBannedTypes: a feature names its own tables
type AnyDatabase = Kysely<{}>

/** The line of the walk, which the survey may replace. SQL in it names the tables of the feature that has the walk. */
export type SurveyedLine = {
  /** `stops`: the known stops in walking order, between which the line is straight where nobody recorded it. `parts`: the line now. */
  read: (db: AnyDatabase) => Promise<{
    stops: Point[]
    parts: { isRecorded: boolean; points: Point[] }[]
    taken: TakenLine | null
  }>
  /** Makes a recorded way the line of the walk. Refuses `decided` 409 where the line is no longer `insteadOf`. */
  take: (db: AnyDatabase, way: RecordedWay, insteadOf: string | null, by: By) => Promise<void>
  /** Takes it back: the line before it holds again. Refuses `decided` 409 where it is no longer the line. */
  giveBack: (db: AnyDatabase, id: string, by: By) => Promise<void>
  /** The cached responses that show it. */
  topic: string
}
