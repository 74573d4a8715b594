import { defineTexts, type Language } from '#common/text.ts'
import { walkPlaces } from '#content/walk-places.ts'
import type { AgeBand, Sex } from '../missing-person/person-kinds.ts'

const texts = defineTexts({
  girl: { en: 'Girl', hi: 'लड़की' },
  boy: { en: 'Boy', hi: 'लड़का' },
  aChild: { en: 'Child', hi: 'बच्चा' },
  woman: { en: 'Woman', hi: 'महिला' },
  man: { en: 'Man', hi: 'पुरुष' },
  aPerson: { en: 'Person', hi: 'व्यक्ति' },
  child: { en: 'under 12', hi: '12 साल से कम' },
  teen: { en: '12 to 17', hi: '12 से 17 साल' },
  adult: { en: '18 to 60', hi: '18 से 60 साल' },
  elder: { en: 'over 60', hi: '60 साल से ज़्यादा' },
  noAge: { en: 'age not told', hi: 'उम्र नहीं बताई' },
})

/** 'Woman', 'Boy', 'Person': by sex and whether they are a child. */
export function saySex(sex: Sex | null, band: AgeBand | null, language: Language): string {
  const isChild = band === 'child' || band === 'teen'
  if (sex === 'female') return texts[isChild ? 'girl' : 'woman'][language]
  if (sex === 'male') return texts[isChild ? 'boy' : 'man'][language]
  return texts[isChild ? 'aChild' : 'aPerson'][language]
}
export const sayAgeBand = (band: AgeBand | null, language: Language): string =>
  texts[band ?? 'noAge'][language]

/** 'Woman, over 60'. */
export const sayWho = (sex: Sex | null, band: AgeBand | null, language: Language): string =>
  `${saySex(sex, band, language)}, ${sayAgeBand(band, language)}`

/** The name of a place of the walk; '' where none is known. */
export const sayPlace = (id: string | null, language: Language): string =>
  walkPlaces.find(place => place.id === id)?.name[language] ?? ''
