import { exactKm, type Point } from '#common/distance.ts'

/** Metres between two posts. */
const stepM = 200
/** Kilometres of the walk for each letter: fifty posts, so that two digits are enough. */
const sectionKm = 10
/**
 * Letters of the sections, from the start of the walk. Letters that sound like another are left out: C, D, E, P, T and V sound
 * like B or G, H and J like A or G, N like M, S and X like F.
 */
const sectionLetters = [...'ABFGKLMRUWYZ'] as const

/** A part of the line of the walk; `precision_m`: how far off it may be, null if it is straight between two stops. */
type LinePart = { points: readonly Point[]; precision_m: number | null }
type PlannedPost = { code: string; point: Point; precision_m: number | null }

/** Posts every 200 m of a line, none at its start: A01 is 200 m after it. `km`: length of the line. */
export function postsAlong(parts: readonly LinePart[]): { posts: PlannedPost[]; km: number } {
  const posts: PlannedPost[] = []
  const step = stepM / 1000
  let km = 0
  for (const { points, precision_m } of parts)
    for (const [i, to] of points.entries()) {
      const from = points[i - 1]
      if (!from) continue
      const long = exactKm(from, to)
      for (let at = (posts.length + 1) * step; at <= km + long; at = (posts.length + 1) * step) {
        const code = codeOf(posts.length)
        if (!code) return { posts, km: km + long }
        const share = (at - km) / long
        const point = {
          lat: from.lat + (to.lat - from.lat) * share,
          lng: from.lng + (to.lng - from.lng) * share,
        }
        posts.push({ code, point, precision_m })
      }
      km += long
    }
  return { posts, km }
}

function codeOf(index: number): string | undefined {
  const perSection = (sectionKm * 1000) / stepM
  const letter = sectionLetters[Math.floor(index / perSection)]
  return letter && letter + String((index % perSection) + 1).padStart(2, '0')
}
