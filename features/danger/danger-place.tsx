import { useEffect, useRef, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import type { Located } from '#kit/web/locate.ts'
import { queryHook } from '#kit/web/query.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { contract, NamedPlace } from './contract.ts'
import style from './danger.module.css'
import { texts } from './screen-texts.ts'

const usePlaces = queryHook<typeof contract>()
type Where = { place: string; position: string }
type Props = {
  draft: Where
  change: (to: Partial<Where>) => void
  error: string | undefined
  disabled: boolean
}

/** Where it is: the phone's position, which is asked for at once, or a named place. */
export function DangerPlace({ draft: { place, position }, change, error, disabled }: Props) {
  const t = useText(texts)
  const [round, setRound] = useState(0)
  const [isElsewhere, setElsewhere] = useState(place !== '')
  const isLost =
    useLocated(round, located => {
      if (located.status !== 'found') return
      const { point, accuracyM } = located.found
      const metres = Math.min(Math.round(accuracyM), 999_999)
      // Five decimals are about a metre; a phone knows no more.
      change({ position: [point.lat.toFixed(5), point.lng.toFixed(5), metres].join() })
    }) && !position
  const metres = Math.max(5, Number(position.split(',')[2] ?? 0))
  return (
    <fieldset className={style.where} disabled={disabled}>
      <legend className="lab">{t('here')}</legend>
      {place ? null : (
        <p role="status" className={style.here}>
          <Icon name="i-locate" />
          {position ? t('located', { metres }) : t(isLost ? 'notLocated' : 'locating')}
        </p>
      )}
      {isLost && !place ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => setRound(round + 1)}>
          <Icon name="i-refresh" size={20} />
          {t('tryAgain')}
        </button>
      ) : null}
      {isElsewhere || isLost || error ? (
        <PlaceField
          place={place}
          hasPosition={position !== ''}
          error={error}
          onChange={chosen => change({ place: chosen })}
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

/** Asks for the position at once and for each new `round`. True while there is none to be had. */
function useLocated(round: number, hear: (located: Located) => void): boolean {
  const [isLost, setLost] = useState(false)
  const latest = useRef(hear)
  latest.current = hear
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let stop = () => {}
    let isWanted = true
    setLost(false)
    // Loaded beside the form, which is there without it.
    import('#kit/web/locate.ts').then(
      ({ locate }) => {
        if (!isWanted) return
        stop = locate('screen', located => {
          setLost(located.status !== 'found')
          latest.current(located)
        })
      },
      () => setLost(true),
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [round])
  return isLost
}

type FieldProps = {
  place: string
  hasPosition: boolean
  error: string | undefined
  onChange: (place: string) => void
}
function PlaceField({ place, hasPosition, error, onChange }: FieldProps) {
  const t = useText(texts)
  const { value, isLoading } = usePlaces('GET /api/dangers/places', {})
  const places = value?.places ?? []
  if (places.length === 0 && !isLoading) return <p role="status">{error ?? t('noPlaces')}</p>
  const isUnknown = place !== '' && !places.some(({ name }) => name.en === place)
  return (
    <Field label={t('place')} error={error}>
      {control => (
        <select
          {...control}
          className="in"
          name="place"
          value={place}
          onChange={event => onChange(event.target.value)}
        >
          <option value="">{t(hasPosition ? 'placeHere' : 'placeNone')}</option>
          {isUnknown ? <option value={place}>{place}</option> : null}
          <Options label={t('onWalk')} places={places.filter(({ on_walk }) => on_walk)} />
          <Options label={t('inTown')} places={places.filter(({ on_walk }) => !on_walk)} />
        </select>
      )}
    </Field>
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
