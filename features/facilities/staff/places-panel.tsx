import { useState } from 'react'
import { newId } from '#common/id.ts'
import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import { Chips } from '#ui/chips.tsx'
import type { PlaceFields, StaffPlace, staffContract } from '../contract.ts'
import { PlaceForm } from './place-form.tsx'
import { texts } from './texts.ts'

const usePlaces = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Staff console: every place, to search, change, hide or add. */
export function Panel() {
  const t = useText(texts)
  const { language } = useLanguage()
  const { value, isLoading, refresh, replace } = usePlaces('GET /api/facilities/all', {})
  const [type, setType] = useState<PlaceType | 'all'>('all')
  const [open, setOpen] = useState<StaffPlace | 'new'>()
  const [id, setId] = useState('')
  const places = value?.places.filter(place => type === 'all' || place.facility_type === type)

  const send = (body: PlaceFields, seen: string) =>
    open === 'new'
      ? call('POST /api/facilities', { body: { id, ...body } })
      : call('PUT /api/facilities/:id', { params: { id }, body: { ...body, updated_at: seen } })
  const newest = async () => (await call('GET /api/facilities/all', {})).places.find(place => place.id === id)
  const saved = (place: StaffPlace) => {
    setOpen(undefined)
    replace(
      known =>
        known && { places: [...known.places.filter(one => one.id !== place.id), place].toSorted(byName) },
    )
    refresh()
  }
  return (
    <>
      <StaffList
        rows={places}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={place => place.id}
        wordsOf={place => [place.name.en, place.name.hi, place.location_name.en, place.location_name.hi]}
        addLabel={t('add')}
        onAdd={() => {
          setId(newId())
          setOpen('new')
        }}
        row={place => (
          <StaffRow
            name={place.name[language]}
            below={`${facilityTypes[place.facility_type].label[language]} · ${place.location_name[language]}`}
            marks={[
              ...(place.latitude === null ? [t('noPosition')] : []),
              ...(place.verified === 'surveyed' ? [] : [t('unseen')]),
              ...wrongMarks(place, t),
            ]}
            isHidden={!place.is_active}
            onOpen={() => {
              setId(place.id)
              setOpen(place)
            }}
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
        <FileExchange url="/api/facilities/file" name="places" onStored={refresh} />
      </StaffList>
      {open ? (
        <PlaceForm
          key={id}
          place={open === 'new' ? undefined : open}
          type={type === 'all' ? 'drinking-water' : type}
          send={send}
          newest={newest}
          onSaved={saved}
          onDismissed={() => {
            setOpen(undefined)
            refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}

/** What visitors say against it. */
function wrongMarks({ answers, doubt }: StaffPlace, t: ReturnType<typeof useText<typeof texts>>): string[] {
  const n = answers ? answers.broken + answers['not-here'] : 0
  return [...(doubt ? [t('doubted')] : []), ...(n > 0 ? [t('sayShort', { n })] : [])]
}
const byName = (a: StaffPlace, b: StaffPlace) =>
  a.facility_type.localeCompare(b.facility_type) || a.name.en.localeCompare(b.name.en)
