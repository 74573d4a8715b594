import { Suspense, useEffect, useId, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { type Located, locate } from '#kit/web/locate.ts'
import { texts as kitTexts } from '#kit/web/staff/texts.ts'
import { Icon } from '#ui/icon.tsx'
import type { PlaceFields } from '../contract.ts'
import styles from './position.module.css'
import { texts } from './texts.ts'

// The map's code (Leaflet) is loaded when the map is opened.
const PositionMap = lazyPart(() => import('./position-map.tsx').then(part => part.PositionMap))

type Position = NonNullable<PlaceFields['position']>
type Props = { value: Position | null; onChange: (value: Position | null) => void; isWrong: boolean }

/** The position of a place: the phone's own, or chosen by moving a map under a fixed pin. */
export function PositionField({ value, onChange, isWrong }: Props) {
  const t = useText(texts)
  const tk = useText(kitTexts)
  const id = useId()
  const [asked, setAsked] = useState(0)
  const [located, setLocated] = useState<Located | 'asking'>()
  const [isMapOpen, setMapOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap is one request
  useEffect(() => {
    if (asked === 0) return
    setLocated('asking')
    return locate('screen', answer => {
      setLocated(answer)
      if (answer.status === 'found') onChange(positionOf(answer.found))
    })
  }, [asked])
  const isFailed = located !== undefined && located !== 'asking' && located.status === 'error'
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend className="lab">{t('position')}</legend>
      <p id={id} className="sub num" role="status">
        {value ? sayPosition(value, t) : t('positionUnknown')}
        {isWrong ? <b className="err">{tk('notRight')}</b> : null}
      </p>
      <div className={styles.keys}>
        <button type="button" className="btn btn--line btn--s" onClick={() => setAsked(asked + 1)}>
          <Icon name="i-locate" size={20} />
          {t(located === 'asking' ? 'locating' : 'useMine')}
        </button>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          <Icon name="i-map" size={20} />
          {t('moveOnMap')}
        </button>
        {value ? (
          <button type="button" className="btn btn--quiet btn--s" onClick={() => onChange(null)}>
            {t('forgetPosition')}
          </button>
        ) : null}
      </div>
      {isFailed ? (
        <p className="err" role="alert">
          {t('locateFailed')}
        </p>
      ) : null}
      {isMapOpen ? (
        <Suspense fallback={<p className="sub">{tk('loading')}</p>}>
          <PositionMap value={value} onMove={point => onChange({ ...point, precision_m: 25 })} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}

// Six decimals are about ten centimetres.
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
const positionOf = ({
  point,
  accuracyM,
}: {
  point: { lat: number; lng: number }
  accuracyM: number
}): Position => ({
  lat: round(point.lat),
  lng: round(point.lng),
  precision_m: Math.min(20_000, Math.max(1, Math.round(accuracyM))),
})
function sayPosition(
  { lat, lng, precision_m }: Position,
  t: ReturnType<typeof useText<typeof texts>>,
): string {
  const point = { lat: lat.toFixed(5), lng: lng.toFixed(5) }
  return precision_m === null ? t('positionOnly', point) : t('positionIs', { ...point, metres: precision_m })
}
