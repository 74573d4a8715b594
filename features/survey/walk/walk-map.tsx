import type { Point } from '#common/distance.ts'
import { useText } from '#kit/web/language.tsx'
import { onPlane } from '../geometry.ts'
import { looks } from '../looks.tsx'
import { texts } from '../texts.ts'
import { linesOf } from '../track.ts'
import type { Recording } from './recorder.tsx'
import styles from './walk.module.css'

const width = 360
const height = 180
/** So many metres the drawing is wide. */
const metres = 720
const minuteMs = 60_000

/** The last stretch of the recorded way, with the phone in its middle and north above. It draws nothing that was not recorded. */
export function WalkMap({ recording: { track, points, heard } }: { recording: Recording }) {
  const t = useText(texts)
  const here = track.parts.at(-1)?.at(-1)
  if (!here) return null
  const spot = (point: Point) => {
    const { x, y } = onPlane(here, point)
    const scale = width / metres
    return {
      x: Math.round((width / 2 + x * scale) * 10) / 10,
      y: Math.round((height / 2 - y * scale) * 10) / 10,
    }
  }
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > -width && x < 2 * width && y > -height && y < 2 * height
  const path = (line: readonly Point[]) =>
    `M${line
      .map(spot)
      .filter(isSeen)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`
  const lastGap = track.gaps.at(-1)
  const minutes = lastGap ? Math.max(1, Math.round((lastGap.to.at - lastGap.from.at) / minuteMs)) : 0
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('map', { points: points.length, gaps: track.gaps.length })}
      >
        {track.gaps.map(gap => (
          <path key={gap.from.at} className={styles.gap} d={path([gap.from, gap.to])} />
        ))}
        {linesOf(track.parts).map(line => (
          <path key={line[0]?.at} className={styles.line} d={path(line)} />
        ))}
        {points.map(point => {
          const { x, y } = spot(point)
          return isSeen({ x, y }) ? (
            <circle key={point.id} className={styles[`${looks[point.kind].tint}Spot`]} cx={x} cy={y} r="8" />
          ) : null
        })}
        <circle
          className={styles.halo}
          cx={width / 2}
          cy={height / 2}
          r={Math.min(80, ((heard?.accuracyM ?? 10) * width) / metres)}
        />
        <circle className={styles.me} cx={width / 2} cy={height / 2} r="9" />
      </svg>
      {lastGap ? <figcaption>{t('gap', { n: minutes })}</figcaption> : null}
    </figure>
  )
}
