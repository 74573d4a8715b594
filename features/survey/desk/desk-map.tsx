import { useState } from 'react'
import type { Point } from '#common/distance.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { onPlane } from '../geometry.ts'
import type { Recorded, SurveyDesk } from './contract.ts'
import styles from './desk.module.css'
import { texts } from './texts.ts'

const size = 400
/** How many metres the map is wide, from near to far. */
const widths = [150, 400, 1000, 3000, 10_000, 60_000]

/** Recorded places and ways around one record, and what the guide says there. North is above. */
export function DeskMap({ desk, at }: { desk: SurveyDesk; at: Recorded | undefined }) {
  const t = useText(texts)
  const say = useSay()
  const [zoom, setZoom] = useState(1)
  const metres = widths[zoom] as number
  if (!at) return null
  const spot = (point: Point) => {
    const { x, y } = onPlane(at, point)
    const scale = size / metres
    return { x: Math.round(size / 2 + x * scale), y: Math.round(size / 2 - y * scale) }
  }
  const isSeen = ({ x, y }: { x: number; y: number }) => Math.max(Math.abs(x), Math.abs(y)) < 3 * size
  const places = desk.guide.flatMap(place =>
    place.position && isSeen(spot(place.position))
      ? [{ place, ...spot(place.position), r: Math.max(8, ((place.precision_m ?? 0) * size) / metres) }]
      : [],
  )
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('map')}>
        {desk.lines.map((line, n) => {
          const path = line.map(spot).filter(isSeen)
          return path.length > 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
            <path key={n} className={styles.way} d={`M${path.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
          ) : null
        })}
        {places.map(({ place, x, y, r }) => (
          <g key={`${place.list}/${place.id}`}>
            {r > 8 ? <circle className={styles.error} cx={x} cy={y} r={r} /> : null}
            <circle className={styles.guide} cx={x} cy={y} r="8" />
          </g>
        ))}
        {desk.points
          .filter(point => point.decision === null && isSeen(spot(point)))
          .map(point => (
            <circle
              key={point.id}
              className={point.id === at.id ? styles.chosen : styles.recorded}
              cx={spot(point).x}
              cy={spot(point).y}
              r={point.id === at.id ? 11 : 8}
            />
          ))}
        {places.map(({ place, x, y }) => (
          <text key={`${place.list}/${place.id}`} x={x + 12} y={y + 5}>
            {say(place.name)}
          </text>
        ))}
      </svg>
      <div className={styles.zoom}>
        <button
          type="button"
          className="icbtn icbtn--line"
          aria-label={t('zoomIn')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <Icon name="i-plus" />
        </button>
        <button
          type="button"
          className="icbtn icbtn--line"
          aria-label={t('zoomOut')}
          disabled={zoom === widths.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <span className={styles.minus} />
        </button>
      </div>
      <figcaption>
        <span className={styles.keyRecorded}>{t('keyRecorded')}</span>
        <span className={styles.keyGuide}>{t('keyGuide')}</span>
        <span role="status">{t('scale', { n: metres })}</span>
      </figcaption>
    </figure>
  )
}
