import type { WaitingHours } from '../waiting.ts'
import { useSayHours, useSayPlace } from '../words.ts'

/** Puts a report in words: `Pani Tanki Chowk, about 3 hours`, or only the place. */
export function useSayTold(): (told: { place: string; hours?: WaitingHours }) => string {
  const sayHours = useSayHours()
  const sayPlace = useSayPlace()
  return ({ place, hours }) => [sayPlace(place), ...(hours === undefined ? [] : [sayHours(hours)])].join(', ')
}
