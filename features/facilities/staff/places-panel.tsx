import { useState } from 'react'
import { emptyFields } from '#common/row-columns.ts'
import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'
import { isArea } from '#content/nearby.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { type NewHere, readNewHere } from '#kit/web/staff/new-here.ts'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { fieldsOf } from '#kit/web/staff/row-form.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { useWhyNot } from '#kit/web/staff/why-not.ts'
import { Chips } from '#ui/chips.tsx'
import { Note } from '#ui/note.tsx'
import { placeColumns, placeColumnTexts } from '../columns.ts'
import type { PlaceFields, StaffPlace, staffContract } from '../contract.ts'
import { facilitiesStaffTexts } from './texts.ts'

const usePlaces = staffRowsHook<typeof staffContract, StaffPlace, PlaceFields>({
  ...{ all: 'GET /api/facilities/all', list: 'places' },
  ...{ add: 'POST /api/facilities', change: 'PUT /api/facilities/:id' },
})

/** Staff console: every place, to search, change, hide or add. */
export function FacilitiesPanel() {
  const t = useText(facilitiesStaffTexts)
  const { language } = useLanguage()
  const { replace, ...places } = usePlaces()
  const [type, setType] = useState<PlaceType | 'all'>('all')
  const [here] = useState(readNewHere)
  const asked = placeTypes.find(one => one === here?.kind)
  const saved = (place: StaffPlace) =>
    replace(known => [...known.filter(one => one.id !== place.id), place].toSorted(byName))
  return (
    <RecordsPanel
      {...places}
      rows={places.rows?.filter(place => type === 'all' || place.facility_type === type)}
      titles={{ add: t('add'), change: t('change') }}
      isAddAsked={asked !== undefined}
      wordsOf={({ name, location_name }) => [name.en, name.hi, location_name.en, location_name.hi]}
      shown={place => ({
        name: place.name[language],
        below: `${facilityTypes[place.facility_type].label[language]} · ${place.location_name[language]}`,
        marks: [
          ...(place.latitude === null ? [t('noPosition')] : []),
          ...(isArea(place) ? [t('area')] : []),
          ...(place.verified === 'surveyed' ? [] : [t('unseen')]),
          ...wrongMarks(place, t),
        ],
        isHidden: !place.is_active,
      })}
      onSaved={saved}
      form={form => (
        <PlaceForm
          {...form}
          type={type !== 'all' ? type : (asked ?? 'drinking-water')}
          here={here}
          onDismissed={places.refresh}
        />
      )}
    >
      <Chips
        label={t('types')}
        choices={[
          { id: 'all' as const, label: t('allTypes') },
          ...placeTypes.map(one => ({ id: one, label: facilityTypes[one].label[language] })),
        ]}
        selected={type}
        onSelect={setType}
      />
      <FileExchange url="/api/facilities/file" name="places" onStored={places.refresh} />
    </RecordsPanel>
  )
}

/** Visitors' answers against it. */
function wrongMarks(
  { answers, doubt }: StaffPlace,
  t: ReturnType<typeof useText<typeof facilitiesStaffTexts>>,
): string[] {
  const n = answers ? answers.broken + answers['not-here'] : 0
  return [...(doubt ? [t('doubted')] : []), ...(n > 0 ? [t('sayShort', { n })] : [])]
}
const byName = (a: StaffPlace, b: StaffPlace) =>
  a.facility_type.localeCompare(b.facility_type) || a.name.en.localeCompare(b.name.en)

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
  here: NewHere | undefined
  onDismissed: () => void
}

/** The form that adds or changes one place. */
function PlaceForm({ type, here, onDismissed, ...form }: Props) {
  const { editor, ...row } = useRecord({
    ...form,
    fieldsOf: formOf,
    empty: emptyPlace(type, here),
  })
  return (
    <RecordEditor {...editor}>
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
function formOf(place: StaffPlace): PlaceFields {
  const { latitude: lat, longitude: lng, precision_m } = place
  const position = lat === null || lng === null ? null : { lat, lng, precision_m }
  return fieldsOf(placeColumns, { ...place, position })
}
