import { useState } from 'react'
import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'
import { isArea } from '#content/nearby.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { readNewHere } from '#kit/web/staff/new-here.ts'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { Chips } from '#ui/chips.tsx'
import type { PlaceFields, StaffPlace, staffContract } from '../contract.ts'
import { PlaceForm } from './place-form.tsx'
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
