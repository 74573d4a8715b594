import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import { sharedState } from './shared-state.ts'

/** Walkers are warned within this many km of a danger; that part of the walk is drawn as dangerous. */
export const warnedKm = 1

/** A danger as maps show it. */
export type MapDanger = {
  id: string
  /** What it is and where: 'Live wire, near Hathi Chowk'. */
  name: Text
  /** What walkers should do. */
  advice: Text
  /** Its position; two points are the known stops of the walk before and after it. */
  points: readonly Point[]
  /** How far off the position may be, in metres. */
  precision_m: number | null
}

const shown = sharedState<readonly MapDanger[]>([])

/** Tells the maps of other features which dangers to draw. */
export const showOnMaps = shown.set

/** The dangers that a map draws; none while prerendering, and until they are loaded. */
export const useMapDangers = shown.use
