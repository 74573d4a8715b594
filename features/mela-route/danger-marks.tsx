import { useSay } from '#kit/web/language.tsx'
import { type MapDanger, warnedKm } from '#kit/web/map-dangers.ts'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './danger-marks.module.css'
import { placeAfter, spotsAlong } from './part-lines.tsx'
import { placeAt } from './strip-map.tsx'
import type { Spot } from './svg-lines.ts'
import type { Walk } from './walk.ts'
import { besideKm, positionOnWalk, type WalkPosition } from './walk-position.ts'

/** A danger on a drawing: its mark, and spots along the part of the line where walkers are warned. */
type DrawnDanger = { danger: MapDanger; mark: Spot; part: readonly Spot[] }

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
    const spots = spotsAlong(walk, from, to, spotOf)
    const mark = spotOf(places.length > 1 ? placeAfter(walk, (from + to) / 2) : (places[0] as WalkPosition))
    return mark ? [{ danger, mark, part: isOnLine ? spots : [] }] : []
  })
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
