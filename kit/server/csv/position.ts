import { isInRegion } from '#common/region.ts'
import { defineTexts } from '#common/text.ts'
import type { Fault } from './fault.ts'

type Position = { lat: number | null; lng: number | null; precision_m: number | null }

const reasons = defineTexts({
  noPosition: { en: 'is given without a position', hi: 'लोकेशन के बिना दिया है' },
  noLat: { en: 'is empty while lng is given', hi: 'खाली है, जबकि lng दिया है' },
  noLng: { en: 'is empty while lat is given', hi: 'खाली है, जबकि lat दिया है' },
  swapped: { en: 'lat and lng look swapped', hi: 'lat और lng आपस में बदल गए लगते हैं' },
  outside: { en: 'the position lies outside Bihar', hi: 'यह लोकेशन बिहार से बाहर है' },
})

/** What is wrong with a position: one half missing, swapped, far from the fair, a precision without a position. */
export function positionFaults(line: number, { lat, lng, precision_m }: Position): Fault[] {
  const fault = (column: string, why: keyof typeof reasons) => [{ line, column, reason: reasons[why] }]
  if (lat === null && lng === null) return precision_m === null ? [] : fault('precision_m', 'noPosition')
  if (lat === null) return fault('lat', 'noLat')
  if (lng === null) return fault('lng', 'noLng')
  if (isInRegion(lat, lng)) return []
  return fault('lat', isInRegion(lng, lat) ? 'swapped' : 'outside')
}
