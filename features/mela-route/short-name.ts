import type { Text } from '#common/text.ts'

/** A stop's name as it fits on a drawing: "Bhagwanpur station (Vaishali)" → "Bhagwanpur", "Hathi Chowk" → "Hathi". */
export const shortName = ({ en, hi }: Text): Text => ({
  en: en.replace(/\s*[(,].*$| (station|Junction|Chowk)\b.*$/, ''),
  hi: hi.replace(/\s*[(,].*$| (स्टेशन|जंक्शन|चौक)( .*)?$/, ''),
})
