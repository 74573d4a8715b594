import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { retry } from '#kit/web/lazy-part.tsx'
import { MapStop } from './map-stop.tsx'
import styles from './mela-route.module.css'
import { drawingWidth, placeAt, StripMap } from './strip-map.tsx'
import { arrow, type Spot } from './svg-lines.ts'
import { melaRouteTexts } from './texts.ts'
import type { Walk } from './walk.ts'
import { asideKm, type WalkPosition } from './walk-position.ts'
import { planWhole } from './whole-plan.ts'

type Props = { walk: Walk; here: WalkPosition | undefined; isUp: boolean; onLocate: () => void }

/** The drawing of the whole walk: rivers, towns, every ten kilometres, the temple. */
export function WholeMap({ walk, here, isUp, onLocate }: Props) {
  const t = useText(melaRouteTexts)
  const plan = planWhole(walk)
  const own = here && plan.spotOf(here.point)
  const spot = own && isInside(own, plan.height) ? own : undefined
  const off = spot && here && here.offKm >= asideKm ? arrow(spot, plan.spotOf(here.nearest)) : undefined
  const marks = useMapMarks()
  const marked = { walk, spotOf: ({ point }: WalkPosition) => plan.spotOf(point) }
  const at = (x: number, y: number) => placeAt({ x, y }, plan.height)
  return (
    <StripMap
      label={t('wholeMap')}
      height={plan.height}
      land="land"
      lines={
        <>
          <path className={styles.case} d={plan.line} />
          <path className={styles.line} d={plan.line} />
          {plan.rough ? <path className={styles.rough} d={plan.rough} /> : null}
          {marks ? <marks.MarkLines {...marked} line={plan.line} /> : null}
          {off ? (
            <>
              <path className={styles.off} d={off.line} />
              <path className={styles.offHead} d={off.head} />
            </>
          ) : null}
        </>
      }
      words={
        <>
          <li className={styles.water} style={at(112, 424)}>
            {t('ganga')}
          </li>
          <li className={styles.water} style={at(14, 268)}>
            {t('gandak')}
          </li>
          {plan.rough ? (
            <li className={styles.roughKey} style={at(14, 159)}>
              {t('approximate')}
            </li>
          ) : null}
          {plan.marks.map(({ km, x, y, isLevel }) => (
            <li key={km} className={isLevel ? styles.markLow : styles.mark} style={at(x, y)}>
              {t('km', { km })}
            </li>
          ))}
        </>
      }
      marks={marks ? <marks.MarkSigns {...marked} height={plan.height} keyAt={{ x: 205, y: 318 }} /> : null}
      here={spot}
      onLocate={isUp ? onLocate : undefined}
    >
      {plan.stops
        // Stops that are named only when zoomed in are rendered after the script runs: before, zooming is impossible.
        .filter(({ rank }) => isUp || rank === 1)
        .map(({ stop, rank, label, x, y }) => (
          <MapStop key={stop.waypoint.order} stop={stop} style={at(x, y)} rank={rank} label={label} />
        ))}
    </StripMap>
  )
}

const isInside = ({ x, y }: Spot, height: number) =>
  x > 12 && x < drawingWidth - 12 && y > 12 && y < height - 12

type MapMarks = typeof import('./map-marks.tsx')

/** What draws dangers and closed parts on the map of the whole walk, loaded after the page; undefined until then. */
function useMapMarks(): MapMarks | undefined {
  const [marks, setMarks] = useState<MapMarks>()
  useEffect(() => {
    retry(() => import('./map-marks.tsx')).then(setMarks, () => undefined)
  }, [])
  return marks
}
