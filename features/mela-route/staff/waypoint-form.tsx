import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { locate } from '#kit/web/locate.ts'
import { CheckField, LineField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { useRecord } from '#kit/web/staff/use-record.tsx'
import { Icon } from '#ui/icon.tsx'
import type { StaffWaypoint, WaypointFields } from '../contract.ts'
import { texts } from './waypoint-texts.ts'

type Props = {
  waypoint: StaffWaypoint
  send: (fields: WaypointFields, seen: string) => Promise<StaffWaypoint>
  newest: () => Promise<StaffWaypoint | undefined>
  onSaved: (waypoint: StaffWaypoint) => void
  onClose: () => void
}
/** As typed: a number that is none is refused at its field. */
type Typed = Pick<WaypointFields, 'name' | 'source' | 'is_checked'> & {
  lat: string
  lng: string
  metres: string
}

/** The form that changes a point of the walk. */
export function WaypointForm({ waypoint, send, newest, onSaved, onClose }: Props) {
  const t = useText(texts)
  const [state, setState] = useState<'locating' | 'failed'>()
  const { fields, set, field, wrong, editor } = useRecord<Typed, StaffWaypoint>({
    row: waypoint,
    fieldsOf: typedOf,
    empty: typedOf(waypoint),
    send: (typed, seen) => send(fieldsOf(typed), seen),
    newest,
    done: onSaved,
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
    <RecordEditor title={t('change')} onClose={onClose} {...editor}>
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
        label={t('precision')}
        type="number"
        isOptional
        {...field('metres')}
        path="precision_m"
        max={5}
      />
      <LineField label={t('source')} {...field('source')} max={300} />
      <CheckField
        label={t('isChecked')}
        value={fields.is_checked}
        onChange={is_checked => set({ is_checked })}
      />
    </RecordEditor>
  )
}

const typedOf = ({ name, position, precision_m, source, checked_by }: StaffWaypoint): Typed => ({
  ...{ name, source, is_checked: checked_by !== null },
  ...{
    lat: String(position?.lat ?? ''),
    lng: String(position?.lng ?? ''),
    metres: String(precision_m ?? ''),
  },
})
/** What is no number is sent as it was typed, so that the server refuses it at its field. */
function numberOf(typed: string): number {
  const number = typed.trim() ? Number(typed.trim().replace(',', '.')) : Number.NaN
  return Number.isNaN(number) ? (typed as never) : number
}
const fieldsOf = ({ lat, lng, metres, ...fields }: Typed): WaypointFields => ({
  ...fields,
  position: lat.trim() || lng.trim() ? { lat: numberOf(lat), lng: numberOf(lng) } : null,
  precision_m: metres.trim() ? numberOf(metres) : null,
})
