import { useCallback, useMemo } from 'react'
import { facilityTypes } from '#content/facility-types.ts'
import { useLanguage } from '#kit/web/language.tsx'
import { useLocationAllowed, usePhoneLocation } from '#kit/web/location.tsx'
import { useNow } from '#kit/web/now.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.tsx'
import type { SearchWords } from '#kit/web/search-items.tsx'
import { type Nearest, type SearchItem, spokenNames } from '#kit/web/search-items.tsx'
import type { facilitiesContract } from './contract.ts'
import { nearestOf } from './nearest-answer.tsx'

const useFacilities = queryHook<typeof facilitiesContract>()
const useAllPlaces = () => useFacilities('GET /api/facilities', { query: {} }).value?.facilities

/** The places that this phone knows, by name. */
export function usePlaceItems(): readonly SearchItem[] {
  const places = useAllPlaces()
  return useMemo(
    () =>
      (places ?? []).map(place => ({
        label: place.name,
        detail: place.location_name,
        icon: facilityTypes[place.facility_type].icon,
        to: paths.facility(place.facility_type),
        words: spokenNames(place.name),
        kind: 'facility',
      })),
    [places],
  )
}

/** The nearest place of a kind, if location was already allowed: search does not ask for it. */
export function useNearestPlace(): (service: SearchWords) => Nearest | undefined {
  const { language } = useLanguage()
  const places = useAllPlaces()
  const location = usePhoneLocation('list', useLocationAllowed(), 0)
  const point = location.status === 'found' ? location.found.point : undefined
  const now = useNow()
  return useCallback(
    service => (point && places && now ? nearestOf(service, places, point, language, now) : undefined),
    [places, point, language, now],
  )
}
