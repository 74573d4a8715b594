import { distanceKm, type Point } from '#common/distance.ts'
import { foldSpelling } from '#common/hindi.ts'
import { westernDigits } from '#common/phone-number.ts'
import { hearPost } from '#common/post-code.ts'
import type { AppContext, Landmark } from './context.ts'

/**
 * The walk's stops, then other named places; each name once, with the first position among its rows. `alsoGone`: includes the
 * numbered posts that were taken down, for words written earlier.
 */
export async function landmarksOf(
  { db, features }: Pick<AppContext, 'db' | 'features'>,
  { alsoGone = false } = {},
): Promise<Landmark[]> {
  const known = (await Promise.all(features.map(feature => feature.landmarks?.(db) ?? []))).flat()
  const all = known.filter(({ isGone }) => alsoGone || !isGone)
  const sorted = all.toSorted((a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE))
  return [...Map.groupBy(sorted, ({ name }) => name.en).values()].flatMap(([first, ...more]) => {
    if (!first || first.point) return first ?? []
    const placed = more.find(({ point }) => point)
    return { ...placed, ...first }
  })
}

/** The nearest of these places within `km`. Numbered posts are left out, because nobody knows a place by them. */
export function nearestLandmark(
  here: Point,
  landmarks: readonly Landmark[],
  km: number,
): Landmark | undefined {
  return nearest(
    here,
    landmarks.filter(({ post }) => !post),
    km,
  )
}

/** The nearest numbered post within `km` that still stands. */
export const nearestStandingPost = (here: Point, landmarks: readonly Landmark[], km: number) =>
  nearest(
    here,
    landmarks.filter(({ post, isGone }) => post && !isGone),
    km,
  )

function nearest(here: Point, landmarks: readonly Landmark[], km: number): Landmark | undefined {
  const away = landmarks.flatMap(one => (one.point ? [{ one, km: distanceKm(one.point, here) }] : []))
  const [first] = away.toSorted((a, b) => a.km - b.km)
  return first && first.km <= km ? first.one : undefined
}

/**
 * The place that words name: a numbered post that they name for sure, or else the place with the longest name in them, in either
 * language. Undefined if they name none.
 */
export function landmarkIn(words: string, landmarks: readonly Landmark[]): Landmark | undefined {
  const codes = codesIn(words)
  const post = landmarks.find(one => one.post && codes.has(one.post))
  if (post) return post
  const said = ` ${foldSpelling(words)} `
  const length = ({ name }: Landmark) =>
    Math.max(...[name.en, name.hi].map(short).map(one => (one && said.includes(` ${one} `) ? one.length : 0)))
  const [named] = landmarks
    .filter(one => !one.post && length(one) > 0)
    .toSorted((a, b) => length(b) - length(a))
  return named
}

/** A name, folded, without the part in brackets or after a comma. */
const short = (name: string) => foldSpelling(name.replace(/[,(].*$/, ''))

/** Codes of posts that words name for sure: alone between commas, or after the word 'post'. */
function codesIn(words: string): ReadonlySet<string> {
  const plain = westernDigits(words.normalize('NFKC'))
  const written = [...plain.matchAll(/(?:post|पोस्ट)\s*([a-z])[\s-]*([0-9]{2})(?![0-9])/giu)].map(
    ([, letter = '', digits = '']) => letter.toUpperCase() + digits,
  )
  const heard = plain.split(/[,;.।()\n]+/).flatMap(part => {
    const found = hearPost(part)
    return found?.isSure && found.codes.length === 1 ? found.codes : []
  })
  return new Set([...written, ...heard])
}
