import { distanceKm, type Point } from '#common/distance.ts'
import { standsInFair } from './shravan.ts'
import { towns } from './town.ts'

type Place = {
  facility_type?: string
  location_name: { en: string }
  verified?: string
  updated_at?: string
  doubt?: 'broken' | 'not-here' | undefined
}

/** The town in which a point lies. */
export const townAt = (point: Point): string | undefined =>
  Object.keys(towns).find(name => {
    const town = towns[name]
    return town && distanceKm(point, town.centre) <= town.km
  })

/** The town of a place, from the end of its English address: `Chandwara, Muzaffarpur 842001 (mela days); ready in May`. */
export function townOf({ location_name }: Place): string | undefined {
  const last = groundOf(location_name.en).split(',').at(-1) ?? ''
  const name = last.replace(/\d{6}$/, '').trim()
  return name in towns ? name : undefined
}

/** An address without the parts in brackets or after a semicolon: years, and remarks about the place. */
export const groundOf = (address: string): string =>
  (address.replace(/\([^)]*\)/g, '').split(';')[0] ?? '').replace(/\s+/g, ' ').trim()

/** Whether the place exists only during the fair: every camp, and a place whose address says so. */
export const isOfFair = ({ facility_type, location_name }: Place): boolean =>
  facility_type === 'shivir' || /mela days|Monday|Shravan/.test(location_name.en)

/** Whether a place stands at `now` (ms): all year, or one of the days of the fair then. */
export const standsAt = (place: Place, now: number): boolean =>
  !isOfFair(place) || standsInFair(now, place.verified === 'surveyed' ? place.updated_at : undefined)

/**
 * False if visitors did not find the place, or if its address itself says that it is closed: only planned or under construction,
 * not for the fair, or only during the fair while there is none at `now` (ms).
 */
export function mayBeOpen(place: Place, now: number): boolean {
  if (place.doubt === 'not-here') return false
  if (/still being built|\bplanned\b|not for the mela|ask whether it is open/i.test(place.location_name.en))
    return false
  return standsAt(place, now)
}
