import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { Density } from '#kit/web/staff/density-picture.tsx'

/** The steps of a drill, in order. */
export const drillSteps = ['level', 'hold', 'speak', 'release'] as const
export type DrillStep = (typeof drillSteps)[number]
/** Seconds for each step. */
export type DrillTimes = Readonly<Record<DrillStep, number>>

/** Growing density, one picture after the other; the last one calls for a hold. */
export const risingCrowd = (random: () => number = Math.random): readonly Density[] => {
  const last = (4 + Math.floor(random() * 3)) as Density
  return ([1, 2, 3, 4, 5, 6] as const).filter(people => people <= last)
}

export const drillSeconds = (times: DrillTimes): number =>
  drillSteps.reduce((sum, step) => sum + times[step], 0)

/** Local storage key: the times of the last drill on this console, in JSON. They are never sent. */
const key = 'hold-drill'

export function lastDrill(): DrillTimes | undefined {
  try {
    const known: unknown = JSON.parse(readStorage(key) ?? '')
    const times = known as Record<string, unknown>
    return drillSteps.every(step => typeof times[step] === 'number') ? (times as DrillTimes) : undefined
  } catch {
    return undefined
  }
}
export const keepDrill = (times: DrillTimes): void => writeStorage(key, JSON.stringify(times))
