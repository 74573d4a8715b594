import type { Text } from '#common/text.ts'

/** The five parking lots (specification §3 and §9). */
export const parkingLots = ['parking-1', 'parking-2', 'parking-3', 'parking-4', 'parking-5'] as const
export type ParkingLot = (typeof parkingLots)[number]

/** `Parking 1` … `Parking 5`; any other value unchanged. */
export function lotLabel(location: string): Text {
  const number = /^parking-([1-5])$/.exec(location)?.[1]
  return number ? { en: `Parking ${number}`, hi: `पार्किंग ${number}` } : { en: location, hi: location }
}
