import type { Point } from '#common/distance.ts'
import { defineTexts, type Language, type Text } from '#common/text.ts'
import { paths } from '#kit/web/paths.ts'
import type { Nearest, SearchWords } from '#kit/web/search-items.tsx'
import type { Facility } from './contract.ts'
import { wayTo } from './map-links.ts'
import { distanceOf, isMeasured, nearby } from './nearby.ts'

const distances = defineTexts({
  m: { en: '{n} m', hi: '{n} मीटर' },
  km: { en: '{n} km', hi: '{n} किमी' },
  about: { en: 'about {distance}', hi: 'लगभग {distance}' },
})

/** The nearest place of a service that is a kind of place: the one that its own screen marks as nearest, or nothing. */
export function nearestOf(
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
