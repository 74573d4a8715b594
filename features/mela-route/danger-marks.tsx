import { useId } from 'react'
import { useSay } from '#kit/web/language.tsx'
import { type MapDanger, warnedKm } from '#kit/web/map-dangers.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './danger-marks.module.css'
import { placeAt } from './strip-map.tsx'
import type { Spot } from './svg-lines.ts'
import { between, type Stop, type Walk } from './walk.ts'
import { besideKm, positionOnWalk, type WalkPosition } from './walk-position.ts'

/** A danger on a drawing: its mark, and spots along the part of the line where walkers are warned. */
export type DrawnDanger = { danger: MapDanger; mark: Spot; part: readonly Spot[] }

const steps = 8

/**
 * The dangers beside the walk. `spotOf` gives a spot of the drawing for a place on the walk, `undefined` outside of it;
 * `nearKm` is how much of the line is dangerous on both sides, in km on foot.
 */
export function drawnDangers(
  walk: Walk,
  dangers: readonly MapDanger[],
  spotOf: (at: WalkPosition) => Spot | undefined,
  nearKm = warnedKm,
): DrawnDanger[] {
  return dangers.flatMap(danger => {
    const places = danger.points.map(point => positionOnWalk(walk, point))
    if (places.length === 0 || places.some(({ offKm }) => offKm > besideKm)) return []
    const along = places.map(({ km }) => km)
    const reach = places.length > 1 ? 0 : nearKm
    const [from, to] = [Math.min(...along) - reach, Math.max(...along) + reach]
    const isOnLine =
      places.length > 1 || (places[0]?.offKm ?? 0) <= warnedKm + (danger.precision_m ?? 0) / 1000
    const spots = Array.from({ length: steps + 1 }, (_, i) =>
      spotOf(placeAfter(walk, from + ((to - from) * i) / steps)),
    ).filter(spot => spot !== undefined)
    const mark = spotOf(places.length > 1 ? placeAfter(walk, (from + to) / 2) : (places[0] as WalkPosition))
    return mark ? [{ danger, mark, part: isOnLine ? spots : [] }] : []
  })
}

/** The place after so many km on foot; before the start and after the end that end itself. */
function placeAfter(walk: Walk, wanted: number): WalkPosition {
  const km = Math.min(walk.km, Math.max(0, wanted))
  const after = walk.stops.findIndex(stop => stop.km >= km)
  const to = walk.stops.at(after) as Stop
  const from = walk.stops[after - 1] ?? to
  const share = to.km > from.km ? (km - from.km) / (to.km - from.km) : 0
  const point = between(from.point, to.point, share)
  return { point, nearest: point, km: from.km + (to.km - from.km) * share, offKm: 0, stop: from }
}

/** The line turns broken sindoor where walkers are warned. `line`: the path of the whole line. */
export function DangerLines({ drawn, line }: { drawn: readonly DrawnDanger[]; line: string }) {
  const mask = useId()
  const parts = drawn.filter(({ part }) => part.length > 1)
  if (parts.length === 0) return null
  const path = parts
    .map(({ part }) =>
      part.map(({ x, y }, i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join(''),
    )
    .join('')
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-400" y="-400" width="1200" height="1600">
        <path className={styles.shown} d={path} />
      </mask>
      <path className={styles.around} d={path} />
      <g mask={`url(#${mask})`}>
        <path className={styles.under} d={line} />
        <path className={styles.broken} d={line} />
      </g>
    </>
  )
}

/** The octagons, each a link to what is known of the danger. */
export function DangerMarks({ drawn, height }: { drawn: readonly DrawnDanger[]; height: number }) {
  const say = useSay()
  return drawn.map(({ danger, mark }) => (
    <li key={danger.id} style={placeAt(mark, height)} className={styles.mark}>
      <a href={paths.danger()} aria-label={say(danger.name)}>
        <Icon name="l-danger" size={32} />
      </a>
    </li>
  ))
}
