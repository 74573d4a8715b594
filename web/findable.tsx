import { useMemo } from 'react'
import type { Text } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import type { contract as contacts } from '#features/contacts/contract.ts'
import type { contract as facilities } from '#features/facilities/contract.ts'
import type { contract as route } from '#features/mela-route/contract.ts'
import { stopWords } from '#features/mela-route/stop-words.tsx'
import type { Findable } from '#features/voice-search/findable.tsx'
import { useLanguage } from '#kit/web/language.tsx'
import { useLocationAllowed, usePhoneLocation } from '#kit/web/location.tsx'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { useNow } from '#kit/web/now.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.tsx'
import { nearestOf } from './nearest-answer.tsx'

const useFacilities = queryHook<typeof facilities>()
const useContacts = queryHook<typeof contacts>()
const useRoute = queryHook<typeof route>()
type Lists = Record<'services' | 'stops' | 'places' | 'contacts', readonly Findable[]>

/** All that can be found: the services, the stops of the walk, and the places and offices that this phone knows. */
export function useFindable(words: readonly SearchWords[]): Lists {
  const places = useFacilities('GET /api/facilities', { query: {} }).value?.facilities
  const offices = useContacts('GET /api/contacts', {}).value?.contacts
  const waypoints = useRoute('GET /api/mela-route', {}).value?.waypoints
  const services = useWithNearest(words, places)
  return useMemo(
    () => ({
      services,
      stops: stopWords(waypoints ?? []),
      places: (places ?? []).map(place => ({
        label: place.name,
        detail: place.location_name,
        icon: facilityTypes[place.facility_type].icon,
        to: paths.facility(place.facility_type),
        words: wordsOf(place.name),
        kind: 'facility',
      })),
      contacts: (offices ?? []).map(office => ({
        label: office.name,
        ...(office.designation && { detail: office.designation }),
        icon: 'i-contact',
        to: paths.facility('centralised-contact'),
        words: [...wordsOf(office.name), ...(office.designation ? wordsOf(office.designation) : [])],
        kind: 'contacts',
      })),
    }),
    [services, waypoints, places, offices],
  )
}

type Places = Parameters<typeof nearestOf>[1]

/** The services; those that are kinds of places with their nearest one, if location was already allowed. */
function useWithNearest(words: readonly SearchWords[], places: Places | undefined): readonly Findable[] {
  const { language } = useLanguage()
  const location = usePhoneLocation('list', useLocationAllowed(), 0)
  const point = location.status === 'found' ? location.found.point : undefined
  const now = useNow()
  return useMemo(
    () =>
      point && places && now
        ? words.map(service => ({ ...service, ...nearestOf(service, places, point, language, now) }))
        : words,
    [words, places, point, language, now],
  )
}

/** A name as it is said: also without what stands in brackets or after a comma. */
export function wordsOf(name: Text): string[] {
  const both = [name.en, name.hi]
  return [...new Set([...both, ...both.map(words => words.replace(/\([^)]*\)|,.*/g, '').trim())])].filter(
    Boolean,
  )
}
