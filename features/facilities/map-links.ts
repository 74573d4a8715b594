import { pointOf } from '#common/distance.ts'
import { directionsUrl, mapSearchUrl } from '#common/map-url.ts'
import type { PlaceType } from '#content/facility-types.ts'
import { isArea } from '#content/nearby.ts'
import { groundOf } from '#content/place-address.ts'
import { regions, town } from '#content/town.ts'
import type { Facility } from './contract.ts'

/** `goal`: directions to the place. `search`: a map search, because the position is missing or an area. */
type Way = { href: string; kind: 'goal' | 'search' }

/** The address behind Navigate. It contains the place only, never the visitor's own position. */
export function wayTo(place: Facility): Way {
  if (place.google_maps_link?.startsWith('https://')) return { href: place.google_maps_link, kind: 'goal' }
  const point = pointOf(place)
  if (!point || isArea(place)) return { href: mapSearchUrl(searchWords(place)), kind: 'search' }
  return { href: directionsUrl(point, 'walking'), kind: 'goal' }
}

// Types that map services know by name. Others (a camp's taps) are found only through the place where they are.
const knownByName: readonly PlaceType[] = ['paid-hotels', 'atm', 'health-centre', 'dharamshala']

function searchWords({ facility_type, name, location_name }: Facility): string {
  const ground = groundOf(location_name.en)
  const words = knownByName.includes(facility_type) ? `${groundOf(name.en)}, ${ground}` : ground || name.en
  // Name and location may repeat a part: "Bank of India, Saraiyaganj, Saraiyaganj".
  const parts = [...new Set(words.split(',').map(part => part.trim()))].join(', ')
  const isKnown = regions.some(region => parts.toLowerCase().includes(region.toLowerCase()))
  return isKnown ? parts : `${parts}, ${town.en}`
}

/** For the sheet that stands in for the link without network (web/layout/offline-way.tsx): where the place is, if known. */
export function offlineGoal(place: Facility): { 'data-at'?: string; 'data-about'?: true } {
  const point = pointOf(place)
  if (!point) return {}
  return { 'data-at': `${point.lat},${point.lng}`, ...(isArea(place) && { 'data-about': true }) }
}
