import { useId } from 'react'
import styles from './danger-marks.module.css'
import './closed-marks.css'
import { plainLine, type Spot } from './svg-lines.ts'
import type { Walk } from './walk.ts'
import { pointAfter } from './walk-path.ts'
import type { WalkPosition } from './walk-position.ts'

const steps = 8

/** Spots of a drawing along the walk from one kilometre to another. */
export const spotsAlong = (
  walk: Walk,
  from: number,
  to: number,
  spotOf: (at: WalkPosition) => Spot | undefined,
): Spot[] =>
  Array.from({ length: steps + 1 }, (_, i) =>
    spotOf(placeAfter(walk, from + ((to - from) * i) / steps)),
  ).filter(spot => spot !== undefined)

/** The place after so many km on foot; beyond the start or the end, that end. */
export function placeAfter(walk: Walk, wanted: number): WalkPosition {
  const { point, km } = pointAfter(walk.path, wanted)
  return { point, nearest: point, km, offKm: 0 }
}

const looks = {
  danger: [styles.under, styles.broken],
  closed: ['route-closed-under', 'route-closed'],
}
type Props = { look: keyof typeof looks; parts: readonly (readonly Spot[])[]; line: string }

/** Parts of the line in another style: broken red where walkers are warned, a barrier where it is closed. */
export function PartLines({ look, parts, line }: Props) {
  const mask = useId()
  const drawn = parts.filter(part => part.length > 1)
  if (drawn.length === 0) return null
  const path = drawn.map(plainLine).join('')
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-400" y="-400" width="1200" height="1600">
        <path className={look === 'danger' ? styles.shown : 'route-closed-shown'} d={path} />
      </mask>
      {look === 'danger' ? <path className={styles.around} d={path} /> : null}
      <g mask={`url(#${mask})`}>
        {looks[look].map(className => (
          <path key={className} className={className} d={line} />
        ))}
      </g>
    </>
  )
}
