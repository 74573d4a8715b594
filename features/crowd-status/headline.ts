import { fairMoment } from '#common/fair-time.ts'
import { fairAt } from '#content/shravan.ts'
import type { CrowdStatus } from './contract.ts'
import { type CrowdLevel, crowdedCount, staleAfter } from './level.ts'

/**
 * What the headline says. `season`: no fair is on, the next begins at `from` (ms). `none`: no report. `old`: the newest report is
 * older than half an hour. `crowded`: by the specification's rule the level is LOW although places are crowded. `level`: the
 * level itself.
 */
export type Headline =
  | { is: 'season'; from: number }
  | { is: 'none' }
  | { is: 'old'; level: CrowdLevel; age: number }
  | { is: 'crowded'; count: number }
  | { is: 'level'; level: CrowdLevel }

/** `now`: ms, undefined if unknown. */
export function headlineOf({ level, places, updated_at }: CrowdStatus, now: number | undefined): Headline {
  const age = updated_at && now ? now - Date.parse(updated_at) : 0
  const isSilent = !updated_at || age > dayMs
  if (isSilent && now) {
    const { isOn, from } = fairAt(now)
    if (!isOn && from) return { is: 'season', from: fairMoment(from, '00:00') }
  }
  if (!updated_at) return { is: 'none' }
  if (age > staleAfter) return { is: 'old', level, age }
  const count = crowdedCount(places)
  return level === 'LOW' && count > 0 ? { is: 'crowded', count } : { is: 'level', level }
}
const dayMs = 24 * 3_600_000
