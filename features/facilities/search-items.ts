import { useCallback, useMemo } from 'react'
import type { Point } from '#common/distance.ts'
import { defineTexts, type Language, type Text } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import { distanceOf, isMeasured, nearby } from '#content/nearby.ts'
import { useLanguage } from '#kit/web/language.tsx'
import { useLocationAllowed, usePhoneLocation } from '#kit/web/location.ts'
import { useNow } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import { type Nearest, type SearchItem, type SearchWords, spokenNames } from '#kit/web/search-items.ts'
import type { Facility } from './contract.ts'
import { wayTo } from './map-links.ts'
import { useAllPlaces } from './use-places.ts'

const distances = defineTexts({
  m: { en: '{n} m', hi: '{n} मीटर' },
  km: { en: '{n} km', hi: '{n} किमी' },
  about: { en: 'about {distance}', hi: 'लगभग {distance}' },
})

/** The nearest place of a service that is a kind of place, the same one that its own screen marks as nearest; or nothing. */
function nearestOf(
  service: SearchWords,
  places: readonly Facility[],
  point: Point,
  language: Language,
  now: number,
): Nearest | undefined {
  const kind = places.filter(place => paths.facility(place.facility_type) === service.to)
  const first = nearby(kind, point, language, now).near.find(({ nearest }) => nearest)
  if (!first) return undefined
  const { place, km } = first
  const { value, unit } = distanceOf(place, km)
  const tell = (inLanguage: Language): string => {
    const distance = distances[unit][inLanguage].replace('{n}', value)
    return isMeasured(place) ? distance : distances.about[inLanguage].replace('{distance}', distance)
  }
  const distance: Text = { en: tell('en'), hi: tell('hi') }
  return { name: place.name, distance, metres: Math.round(km * 1000), way: wayTo(place).href }
}

/** The places that this phone knows, by name. */
export function usePlaceItems(): readonly SearchItem[] {
  const places = useAllPlaces().value?.facilities
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
  const places = useAllPlaces().value?.facilities
  const location = usePhoneLocation('list', useLocationAllowed(), 0)
  const point = location.status === 'found' ? location.found.point : undefined
  const now = useNow()
  return useCallback(
    service => (point && places && now ? nearestOf(service, places, point, language, now) : undefined),
    [places, point, language, now],
  )
}
