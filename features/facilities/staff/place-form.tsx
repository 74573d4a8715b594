import { useState } from 'react'
import { emptyFields } from '#common/row-columns.ts'
import type { PlaceType } from '#content/facility-types.ts'
import { useText } from '#kit/web/language.tsx'
import type { NewHere } from '#kit/web/staff/new-here.ts'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { useWhyNot } from '#kit/web/staff/why-not.ts'
import { Note } from '#ui/note.tsx'
import { placeColumns, placeColumnTexts } from '../columns.ts'
import type { PlaceFields, StaffPlace, staffContract } from '../contract.ts'
import { facilitiesStaffTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()

/** Visitors' answers about a place since staff's last check. Saving the form resets them too. */
function VisitorAnswers({ place, onDismissed }: { place: StaffPlace; onDismissed: () => void }) {
  const t = useText(facilitiesStaffTexts)
  const { attempt, isBusy, error } = useAttempt()
  const sayWhy = useWhyNot()
  const [isDone, setDone] = useState(false)
  const { answers, doubt, id } = place
  if (!answers || isDone) return null
  const dismiss = () =>
    attempt(async () => {
      await call('DELETE /api/facilities/:id/answers', { params: { id } })
      setDone(true)
      onDismissed()
    })
  return (
    <Note kind={doubt ? 'warn' : 'info'}>
      <p>{t('say', { here: answers.here, missing: answers['not-here'], broken: answers.broken })}</p>
      {doubt ? <p>{t('lowered')}</p> : null}
      {error ? (
        <p role="alert">
          {t('dismissFailed')} {sayWhy(error)}
        </p>
      ) : null}
      <button type="button" className="btn btn--line btn--s" disabled={isBusy} onClick={dismiss}>
        {t('dismiss')}
      </button>
    </Note>
  )
}

type Props = RecordForm<StaffPlace, PlaceFields> & {
  /** Type of a new place. */
  type: PlaceType
  /** Set if somebody stood at the new place. */
  here?: NewHere | undefined
  onDismissed: () => void
}

/** The form that adds or changes one place. */
export function PlaceForm({ type, here, onDismissed, ...form }: Props) {
  const { editor, ...row } = useRecord({
    ...form,
    fieldsOf,
    empty: emptyPlace(type, here),
  })
  return (
    <RecordEditor title={form.title} {...editor}>
      {form.row ? <VisitorAnswers place={form.row} onDismissed={onDismissed} /> : null}
      <RowFields columns={placeColumns} texts={placeColumnTexts} {...row} />
    </RecordEditor>
  )
}

const emptyPlace = (facility_type: PlaceType, here: NewHere | undefined): PlaceFields => ({
  ...emptyFields(placeColumns),
  ...{ facility_type, verified: 'no', source: here?.source ?? '' },
  position: here ? { lat: here.lat, lng: here.lng, precision_m: here.precision_m } : null,
})
function fieldsOf(place: StaffPlace): PlaceFields {
  const { latitude: lat, longitude: lng, precision_m } = place
  return {
    facility_type: place.facility_type,
    name: place.name,
    location_name: place.location_name,
    position: lat === null || lng === null ? null : { lat, lng, precision_m },
    contact_number: place.contact_number,
    google_maps_link: place.google_maps_link,
    verified: place.verified,
    source: place.source,
    is_active: place.is_active,
  }
}
