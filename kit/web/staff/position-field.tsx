import { Suspense, useEffect, useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../language.tsx'
import { lazyMap } from '../lazy-map.tsx'
import { Loading } from '../load-state.tsx'
import { type Located, locate } from '../locate.ts'
import { CheckField, LineField, typedNumber } from './fields.tsx'
import { positionTexts } from './position-texts.ts'
import styles from './staff-list.module.css'

const PointPicker = lazyMap(() => import('../map/point-picker.tsx').then(part => part.PointPicker))

/** `precision_m`: how far off it may be, in metres; null if unknown. */
type Position = { lat: number; lng: number; precision_m: number | null }
type Props = {
  value: Position | null
  onChange: (value: Position | null) => void
  /** Name of the field in the server's errors. */
  path: string
  wrong: ReadonlyMap<string, string>
  /** Name of the precision in the server's errors; null for places that have none. */
  precisionPath?: string | null
  /** What the precision changes for visitors. */
  precisionHint?: string
}

/**
 * The position of a place: the phone's own, chosen by moving a map under a fixed pin, or typed in degrees, and how far off it may
 * be. Typed text that is no position is sent as it is, and the server refuses it at its field.
 */
export function PositionField({
  value,
  onChange,
  path,
  wrong,
  precisionPath = `${path}.precision_m`,
  precisionHint,
}: Props) {
  const t = useText(positionTexts)
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
  const [typed, setTyped] = useState('')
  // Typed text stays as it is until the position changes.
  const isTyped = typed.trim() && JSON.stringify(degreesOf(typed)) === JSON.stringify(value && pointOf(value))
  const point = value && Number.isFinite(value.lat) && Number.isFinite(value.lng) ? value : null
  const isWrong = [path, `${path}.lat`, `${path}.lng`].some(one => wrong.has(one))
  const isFailed = located !== undefined && located !== 'asking' && located.status === 'error'
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend className="lab">{t('position')}</legend>
      <p id={id} className="sub num" role="status">
        {point ? sayPosition(point, t) : t('positionUnknown')}
      </p>
      <div className="cluster">
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
      <LineField
        label={t('degrees')}
        hint={t('degreesHint')}
        value={isTyped ? typed : value ? `${value.lat}, ${value.lng}` : ''}
        onChange={text => {
          setTyped(text)
          onChange(text.trim() ? { ...degreesOf(text), precision_m: value?.precision_m ?? null } : null)
        }}
        path={path}
        wrong={isWrong ? new Map([[path, 'invalid']]) : wrong}
        isOptional
        max={40}
      />
      {value && precisionPath !== null ? (
        <LineField
          label={t('precision')}
          type="number"
          value={String(value.precision_m ?? '')}
          onChange={typed => onChange({ ...value, precision_m: typed.trim() ? typedNumber(typed) : null })}
          path={precisionPath}
          wrong={wrong}
          {...(precisionHint && { hint: precisionHint })}
          isOptional
          max={5}
        />
      ) : null}
      {isMapOpen ? (
        <Suspense fallback={<Loading rows={2} />}>
          <PointPicker value={point} onMove={onChange} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}

type CheckedProps = { value: boolean; onChange: (value: boolean) => void; path?: string }

/** Whether somebody stood at the position. */
export function CheckedField(props: CheckedProps) {
  const t = useText(positionTexts)
  return <CheckField label={t('isChecked')} {...props} />
}

const pointOf = ({ lat, lng }: Position) => ({ lat, lng })
/** '26.12, 85.39' as a point. Other text stays text, so that the server refuses it. */
function degreesOf(typed: string): { lat: number; lng: number } {
  const [lat = '', lng = '', more] = typed.split(',')
  return { lat: typedNumber(lat), lng: typedNumber(more === undefined ? lng : typed) }
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
  t: ReturnType<typeof useText<typeof positionTexts>>,
): string {
  const point = { lat: lat.toFixed(5), lng: lng.toFixed(5) }
  // What is no number is being typed in the field below.
  return Number.isInteger(precision_m)
    ? t('positionIs', { ...point, metres: Number(precision_m) })
    : t('positionOnly', point)
}
