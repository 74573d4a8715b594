import { useSay, useText } from '#kit/web/language.tsx'
import { queryHook } from '#kit/web/query.tsx'
import { Field } from '#ui/field.tsx'
import type { dangerContract, NamedPlace } from './contract.ts'
import { dangerScreenTexts } from './screen-texts.ts'

const usePlaces = queryHook<typeof dangerContract>()

type FieldProps = {
  place: string
  hasPosition: boolean
  error: string | undefined
  onChange: (place: string) => void
}
/** A choice among the places that the corporation names. */
export function PlaceField({ place, hasPosition, error, onChange }: FieldProps) {
  const t = useText(dangerScreenTexts)
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
