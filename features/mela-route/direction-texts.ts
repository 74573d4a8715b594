import { defineTexts } from '#common/text.ts'

export const melaRouteDirectionTexts = defineTexts({
  n: { en: 'north', hi: 'उत्तर' },
  ne: { en: 'north-east', hi: 'उत्तर-पूर्व' },
  e: { en: 'east', hi: 'पूर्व' },
  se: { en: 'south-east', hi: 'दक्षिण-पूर्व' },
  s: { en: 'south', hi: 'दक्षिण' },
  sw: { en: 'south-west', hi: 'दक्षिण-पश्चिम' },
  w: { en: 'west', hi: 'पश्चिम' },
  nw: { en: 'north-west', hi: 'उत्तर-पश्चिम' },
})
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** The key of the direction's words. `degrees`: clockwise from north. */
export const directionOf = (degrees: number) => directions[(Math.round(degrees / 45) + 8) % 8] ?? 'n'
