import type { Point } from '#common/distance.ts'
import { isInRegion } from '#common/region.ts'
import { metresBetween } from './geometry.ts'

/** A position of the phone. `at`: ms by the recorder's clock. `accuracyM`: what the phone says, in metres. */
export type Fix = Point & { at: number; accuracyM: number }

/** A fix that is less exact than this (m) is no part of the line, and no place is recorded by it. */
export const coarsestM = 50
/** Metres per second (54 km/h): nobody who surveys a walk is faster, on a motorcycle either. */
const fastest = 15
/** So far (m) two exact fixes may be apart by error alone. */
const slackM = 60
/** As much for fixes whose times were rounded to seconds. */
export const slackOfSentM = 100

/** Whether somebody could not have come from one fix to the other: one of them is false. */
export const isJump = (from: Fix, to: Fix, slack = slackM): boolean =>
  metresBetween(from, to) > slack + (fastest * Math.max(0, to.at - from.at)) / 1000

export type Unusable = 'outside' | 'coarse'
/** Why a fix cannot be used, whatever came before it; undefined if it can. `outside`: not in the region of the fair. */
export function whyUnusable({ lat, lng, accuracyM }: Fix): Unusable | undefined {
  if (!isInRegion(lat, lng)) return 'outside'
  return accuracyM > coarsestM ? 'coarse' : undefined
}

/** Fixes as text: seconds since the first one, latitude, longitude and accuracy of each. */
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

/** Reads what `fixesAsText` wrote, with times in ms since the first fix; undefined where it is anything else. */
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
