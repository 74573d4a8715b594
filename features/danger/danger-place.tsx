import { Suspense, useMemo, useState } from 'react'
import type { Point } from '#common/distance.ts'
import { postNamed } from '#common/post-name.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { LazyPostChoice } from '#kit/web/lazy-post-choice.ts'
import { postOfLink } from '#kit/web/post-link.ts'
import { queryHook } from '#kit/web/query.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { metresOf, positionField, useLocated } from '#kit/web/use-located.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { dangerContract, NamedPlace } from './contract.ts'
import style from './danger.module.css'
import { dangerScreenTexts } from './screen-texts.ts'

/** The point of a report's field; null if it is empty. */
function readPoint(text: string): (Point & { precision_m: number }) | null {
  const [lat, lng, precision_m] = text.split(',').map(Number)
  return text && lat !== undefined && lng !== undefined ? { lat, lng, precision_m: precision_m ?? 0 } : null
}

const usePlaces = queryHook<typeof dangerContract>()

type FieldProps = {
  place: string
  hasPosition: boolean
  error: string | undefined
  onChange: (place: string) => void
}
/** A choice among the places that the corporation names. */
function PlaceField({ place, hasPosition, error, onChange }: FieldProps) {
  const t = useText(dangerScreenTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const [code, setCode] = useState('')
  const { value, isLoading } = usePlaces('GET /api/dangers/places', {})
  const places = value?.places ?? []
  const isUnknown = place !== '' && !places.some(({ name }) => name.en === place)
  return (
    <>
      <TextField
        label={t('post')}
        aside={kit('optional')}
        hint={t('postHint', { code: 'G 27' })}
        autoComplete="off"
        maxLength={60}
        value={code}
        onChange={setCode}
      />
      <LazyPostChoice
        said={code}
        onChoose={post => {
          setCode('')
          onChange(post.en)
        }}
      />
      {places.length === 0 && !isLoading && !place ? (
        <p role="status">{error ?? t('noPlaces')}</p>
      ) : (
        <SelectField label={t('place')} error={error} name="place" value={place} onChange={onChange}>
          <option value="">{t(hasPosition ? 'placeHere' : 'placeNone')}</option>
          {isUnknown ? (
            <option value={place}>{say(postNamed(place) ?? { en: place, hi: place })}</option>
          ) : null}
          <Options label={t('onWalk')} places={places.filter(({ on_walk }) => on_walk)} />
          <Options label={t('inTown')} places={places.filter(({ on_walk }) => !on_walk)} />
        </SelectField>
      )}
    </>
  )
}

function Options({ label, places }: { label: string; places: readonly NamedPlace[] }) {
  const say = useSay()
  if (places.length === 0) return null
  return (
    <optgroup label={label}>
      {places.map(({ name }) => (
        <option key={name.en} value={name.en}>
          {say(name)}
        </option>
      ))}
    </optgroup>
  )
}

const PointPicker = lazyMap(() => import('#kit/web/map/point-picker.tsx').then(part => part.PointPicker))

type Where = { place: string; position: string; spot: string }
type Props = {
  draft: Where
  change: (to: Partial<Where>) => void
  error: string | undefined
  disabled: boolean
}

/** Where it is: the phone's position, which is requested at once, a point chosen on the map, or a named place. */
export function DangerPlace({ draft: { place, position, spot }, change, error, disabled }: Props) {
  const t = useText(dangerScreenTexts)
  const kit = useText(kitTexts)
  const [round, setRound] = useState(0)
  const [isElsewhere, setElsewhere] = useState(() => place !== '' || postOfLink() !== undefined)
  const [isMapOpen, setMapOpen] = useState(spot !== '')
  const isLost = useLocated(round, found => change({ position: found })) && !position
  // The same object while the phone stays, so that the map is not redrawn.
  const here = useMemo(() => {
    const point = readPoint(position)
    return point ? { point, accuracyM: point.precision_m } : undefined
  }, [position])
  const metres = metresOf(spot || position)
  return (
    <fieldset className={style.where} disabled={disabled}>
      <legend className="lab">{t('here')}</legend>
      {place ? null : (
        <p role="status" className={style.here}>
          <Icon name={spot ? 'i-pin' : 'i-locate'} />
          <span>{spot ? t('chosen', { metres }) : null}</span>
          <span>{!spot && position ? t('located', { metres }) : null}</span>
          <span>{spot || position ? null : t(isLost ? 'notLocated' : 'locating')}</span>
        </p>
      )}
      {isLost && !place && !spot ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => setRound(round + 1)}>
          <Icon name="i-refresh" size={20} />
          {kit('tryAgain')}
        </button>
      ) : null}
      {spot && position ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => change({ spot: '' })}>
          <Icon name="i-locate" size={20} />
          {t('notChosen')}
        </button>
      ) : null}
      <button
        type="button"
        className="btn btn--line btn--s"
        aria-expanded={isMapOpen}
        onClick={() => setMapOpen(!isMapOpen)}
      >
        <Icon name="i-map" size={20} />
        {t('onMap')}
      </button>
      {isMapOpen ? (
        <Suspense fallback={<p className="sub">{t('mapOpening')}</p>}>
          <PointPicker
            value={readPoint(spot || position)}
            here={here}
            onMove={({ precision_m: accuracyM, ...point }) =>
              change({ spot: positionField({ point, accuracyM }), place: '' })
            }
          />
        </Suspense>
      ) : null}
      {isElsewhere || isLost || error ? (
        <PlaceField
          place={place}
          hasPosition={position !== '' || spot !== ''}
          error={error}
          onChange={chosen => change({ place: chosen, ...(chosen && { spot: '' }) })}
        />
      ) : (
        <button type="button" className="btn btn--line btn--s" onClick={() => setElsewhere(true)}>
          <Icon name="i-pin" size={20} />
          {t('elsewhere')}
        </button>
      )}
    </fieldset>
  )
}
