import { dakBam } from '#content/walk.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { planCity } from './city-plan.ts'
import { melaRouteLazyTexts } from './lazy-texts.ts'
import { MarkLines, MarkSigns } from './map-marks.tsx'
import stopStyles from './map-stop.module.css'
import { MapStop } from './map-stop.tsx'
import styles from './mela-route.module.css'
import { placeAt, StripMap } from './strip-map.tsx'
import { melaRouteTexts } from './texts.ts'
import { shortName, type Walk } from './walk.ts'
import { besideKm, type WalkPosition } from './walk-position.ts'

import './city-map.css'

/** Chowks are so close together that the line is drawn as dangerous for this many km on both sides. */
const dangerousKm = 0.15

type Props = { walk: Walk; here: WalkPosition | undefined; onLocate: () => void }

/** The drawing of the city part: the chowks in their order, the dak bam's short cuts and the way out. */
export function CityMap({ walk, here, onLocate }: Props) {
  const t = useText(melaRouteLazyTexts)
  const own = useText(melaRouteTexts)
  const say = useSay()
  const plan = planCity(walk, dakBam)
  const marked = { walk, spotOf: ({ km }: WalkPosition) => plan.spotOf(km), dangerousKm }
  const at = (x: number, y: number) => placeAt({ x, y }, plan.height)
  const [out] = walk.wayOut
  return (
    <StripMap
      label={own('cityMap')}
      height={plan.height}
      land="town"
      lines={
        <>
          <path className="route-street" d={plan.rows.map(y => `M-400 ${y}H760`).join('')} />
          {out ? <path className="route-out" d={plan.outLine} /> : null}
          <path className={styles.case} d={plan.line} />
          <path className={styles.line} d={plan.line} />
          <MarkLines {...marked} line={plan.line} />
          <path className="route-heads" d={plan.heads} />
          <path className="route-dak" d={plan.shortCuts} />
        </>
      }
      words={
        plan.shortCuts ? (
          <li className="route-key" style={at(24, 506)}>
            {t('dakBamKey')}
          </li>
        ) : null
      }
      marks={<MarkSigns {...marked} height={plan.height} keyAt={{ x: 16, y: 478 }} />}
      here={here && here.offKm <= besideKm ? plan.spotOf(here.km) : undefined}
      onLocate={onLocate}
    >
      {plan.stops.map(({ stop, x, y, turn }, i) => (
        <MapStop
          key={stop.waypoint.order}
          stop={stop}
          style={at(x, y)}
          turn={turn}
          label={i === plan.stops.length - 1 ? 'goal' : 'below'}
        />
      ))}
      {out ? (
        <li style={at(plan.out.x, plan.out.y)} className="route-exit">
          <a
            href={`#stop-${out.order}`}
            className={`${plan.isOutAbove ? stopStyles.above : stopStyles.below} ${stopStyles.unplaced}`}
          >
            <span>
              {own('wayOut')}: {say(shortName(out.name))}
            </span>
          </a>
        </li>
      ) : null}
    </StripMap>
  )
}
