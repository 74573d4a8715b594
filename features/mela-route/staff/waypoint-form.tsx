import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { locate } from '#kit/web/locate.ts'
import { LineField, PairField, typedNumber } from '#kit/web/staff/fields.tsx'
import { CheckedField } from '#kit/web/staff/position-field.tsx'
import { texts as positionTexts } from '#kit/web/staff/position-texts.ts'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.tsx'
import { Icon } from '#ui/icon.tsx'
import type { StaffWaypoint, WaypointFields } from '../contract.ts'
import { texts } from './waypoint-texts.ts'

/** As typed: a number that is none is refused at its field. */
type Typed = Pick<WaypointFields, 'name' | 'source' | 'is_checked'> & {
  lat: string
  lng: string
  metres: string
}

/** The form that changes a point of the walk. */
export function WaypointForm(form: RecordForm<StaffWaypoint, WaypointFields>) {
  const t = useText(texts)
  const tp = useText(positionTexts)
  const [state, setState] = useState<'locating' | 'failed'>()
  const { fields, set, field, wrong, editor } = useRecord<Typed, StaffWaypoint>({
    ...form,
    fieldsOf: typedOf,
    empty,
    send: (typed, seen) => form.send(fieldsOf(typed), seen),
  })
  const find = () => {
    setState('locating')
    locate('screen', answer => {
      setState(answer.status === 'error' ? 'failed' : undefined)
      if (answer.status !== 'found') return
      const { point, accuracyM } = answer.found
      set({
        ...{ lat: point.lat.toFixed(6), lng: point.lng.toFixed(6), is_checked: true },
        metres: String(Math.max(1, Math.round(accuracyM))),
      })
    })
  }
  // A position outside of the region is wrong as a whole.
  const degrees = (path: 'lat' | 'lng') => ({
    ...field(path),
    ...((wrong.has('position') || wrong.has(`position.${path}`)) && { wrong: new Map([[path, 'invalid']]) }),
  })
  return (
    <RecordEditor title={t('change')} {...editor}>
      <PairField label={t('name')} {...field('name')} max={120} />
      <LineField label={t('lat')} hint={t('degrees')} isOptional {...degrees('lat')} max={12} />
      <LineField label={t('lng')} isOptional {...degrees('lng')} max={12} />
      <button type="button" className="btn btn--line btn--s" onClick={find}>
        <Icon name="i-locate" size={20} />
        {t(state === 'locating' ? 'locating' : 'mine')}
      </button>
      {state === 'failed' ? (
        <p className="err" role="alert">
          {t('locateFailed')}
        </p>
      ) : null}
      <LineField
        label={tp('precision')}
        type="number"
        isOptional
        {...field('metres')}
        path="precision_m"
        max={5}
      />
      <LineField label={tp('source')} {...field('source')} max={300} />
      <CheckedField value={fields.is_checked} onChange={is_checked => set({ is_checked })} />
    </RecordEditor>
  )
}

// Points are never added here, so this is what no form shows.
const empty: Typed = {
  name: { en: '', hi: '' },
  source: '',
  is_checked: false,
  lat: '',
  lng: '',
  metres: '',
}
const typedOf = ({ name, position, precision_m, source, checked_by }: StaffWaypoint): Typed => ({
  ...{ name, source, is_checked: checked_by !== null },
  ...{
    lat: String(position?.lat ?? ''),
    lng: String(position?.lng ?? ''),
    metres: String(precision_m ?? ''),
  },
})
const fieldsOf = ({ lat, lng, metres, ...fields }: Typed): WaypointFields => ({
  ...fields,
  position: lat.trim() || lng.trim() ? { lat: typedNumber(lat), lng: typedNumber(lng) } : null,
  precision_m: metres.trim() ? typedNumber(metres) : null,
})
