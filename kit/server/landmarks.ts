import { distanceKm, type Point } from '#common/distance.ts'
import type { AppContext, Landmark } from './context.ts'

/** The walk's stops, then other named places; each name once, with the position that one of its rows has. */
export async function landmarksOf({
  db,
  features,
}: Pick<AppContext, 'db' | 'features'>): Promise<Landmark[]> {
  const all = (await Promise.all(features.map(feature => feature.landmarks?.(db) ?? []))).flat()
  const sorted = all.toSorted((a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE))
  return [...Map.groupBy(sorted, ({ name }) => name.en).values()].flatMap(([first, ...more]) => {
    if (!first || first.point) return first ?? []
    const placed = more.find(({ point }) => point)
    return { ...placed, ...first }
  })
}

/** The nearest of these places that is at most `km` away. Numbered posts are no names by which a place is known. */
export function nearestLandmark(
  here: Point,
  landmarks: readonly Landmark[],
  km: number,
): Landmark | undefined {
  const away = landmarks.flatMap(one =>
    one.point && !one.post ? [{ one, km: distanceKm(one.point, here) }] : [],
  )
  const [first] = away.toSorted((a, b) => a.km - b.km)
  return first && first.km <= km ? first.one : undefined
}
