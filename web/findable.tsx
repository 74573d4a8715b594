import type { Text } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import type { contract as contacts } from '#features/contacts/contract.ts'
import type { contract as facilities } from '#features/facilities/contract.ts'
import type { Findable } from '#features/voice-search/findable.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.tsx'

const useFacilities = queryHook<typeof facilities>()
const useContacts = queryHook<typeof contacts>()

/** The places and offices that this phone knows. */
export function useFindable(): Record<'places' | 'contacts', readonly Findable[]> {
  const places = useFacilities('GET /api/facilities', { query: {} }).value?.facilities ?? []
  const offices = useContacts('GET /api/contacts', {}).value?.contacts ?? []
  return {
    places: places.map(place => ({
      label: place.name,
      detail: place.location_name,
      icon: facilityTypes[place.facility_type].icon,
      to: paths.facility(place.facility_type),
      words: wordsOf(place.name),
      kind: 'facility',
    })),
    contacts: offices.map(office => ({
      label: office.name,
      ...(office.designation && { detail: office.designation }),
      icon: 'i-contact',
      to: paths.facility('centralised-contact'),
      words: [...wordsOf(office.name), ...(office.designation ? wordsOf(office.designation) : [])],
      kind: 'contacts',
    })),
  }
}

/** A name as it is said: also without what stands in brackets or after a comma. */
export function wordsOf(name: Text): string[] {
  const both = [name.en, name.hi]
  return [...new Set([...both, ...both.map(words => words.replace(/\([^)]*\)|,.*/g, '').trim())])].filter(
    Boolean,
  )
}
