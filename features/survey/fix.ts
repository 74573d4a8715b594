import type { Point } from '#common/distance.ts'
import { isInRegion } from '#common/region.ts'
import { metresBetween } from './geometry.ts'

/** A position from the phone. `at`: ms by the recorder's clock. `accuracyM`: as the phone reports it, in metres. */
export type Fix = Point & { at: number; accuracyM: number }

/** A fix less accurate than this (m) is used neither for the line nor for a place. */
export const coarsestM = 50
/** Metres per second (54 km/h). Nobody surveys a walk faster, not even on a motorcycle. */
const fastest = 15
/** Two accurate fixes may be this far apart (m) through error alone. */
const slackM = 60
/** The same for fixes whose times were rounded to seconds. */
export const slackOfSentM = 100

/** Whether nobody could have got from one fix to the other in the time, so one of them is wrong. */
export const isJump = (from: Fix, to: Fix, slack = slackM): boolean =>
  metresBetween(from, to) > slack + (fastest * Math.max(0, to.at - from.at)) / 1000

export type Unusable = 'outside' | 'coarse'
/** Why a fix by itself cannot be used; undefined if it can. `outside`: not in the fair's region. */
export function whyUnusable({ lat, lng, accuracyM }: Fix): Unusable | undefined {
  if (!isInRegion(lat, lng)) return 'outside'
  return accuracyM > coarsestM ? 'coarse' : undefined
}

/** Fixes as text: for each, seconds since the first one, latitude, longitude and accuracy. */
export const fixesAsText = (fixes: readonly Fix[]): string =>
  fixes
    .map(({ at, lat, lng, accuracyM }) =>
      [
        Math.round((at - (fixes[0] as Fix).at) / 1000),
        lat.toFixed(6),
        lng.toFixed(6),
        Math.ceil(accuracyM),
      ].join(),
    )
    .join(';')

/** Parses what `fixesAsText` wrote, with times in ms since the first fix; undefined for anything else. */
export function fixesFromText(text: string): Fix[] | undefined {
  const fixes = text.split(';').map(words => {
    const [seconds, lat, lng, accuracyM, ...more] = words.split(',').map(number)
    const all = [seconds, lat, lng, accuracyM]
    if (more.length > 0 || all.some(value => value === undefined)) return undefined
    return { at: Number(seconds) * 1000, lat, lng, accuracyM } as Fix
  })
  return fixes.every(fix => fix !== undefined) ? fixes : undefined
}
const number = (word: string) => (/^-?\d{1,7}(\.\d{1,8})?$/.test(word) ? Number(word) : undefined)
