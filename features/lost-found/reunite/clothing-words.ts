import type { Language, Text } from '#common/text.ts'
import type { Colour, Garment } from './description-kinds.ts'

/** A colour in English, and in Hindi with a feminine, a masculine and an oblique or plural noun. */
type ColourWords = { en: string; f: string; m: string; oblique: string }
const alike = (en: string, hi: string): ColourWords => ({ en, f: hi, m: hi, oblique: hi })
const bending = (en: string, stem: string): ColourWords => ({
  en,
  f: `${stem}ी`,
  m: `${stem}ा`,
  oblique: `${stem}े`,
})
const colourWords: Readonly<Record<Colour, ColourWords>> = {
  red: alike('red', 'लाल'),
  maroon: alike('maroon', 'मैरून'),
  pink: alike('pink', 'गुलाबी'),
  saffron: alike('saffron', 'केसरिया'),
  yellow: bending('yellow', 'पील'),
  green: bending('green', 'हर'),
  blue: bending('blue', 'नील'),
  purple: alike('purple', 'बैंगनी'),
  brown: bending('brown', 'भूर'),
  black: bending('black', 'काल'),
  grey: alike('grey', 'स्लेटी'),
  white: alike('white', 'सफ़ेद'),
}

/** `one`: with the English article. `form`: of a Hindi colour before it. `worn`: before में. */
type GarmentWords = { en: string; one: boolean; hi: string; worn: string; form: 'f' | 'm' | 'plural' }
const garmentWords: Readonly<Record<Garment, GarmentWords>> = {
  sari: { en: 'sari', one: true, hi: 'साड़ी', worn: 'साड़ी', form: 'f' },
  salwar: { en: 'salwar suit', one: true, hi: 'सलवार-सूट', worn: 'सलवार-सूट', form: 'm' },
  burqa: { en: 'burqa', one: true, hi: 'बुर्का', worn: 'बुर्के', form: 'm' },
  lehenga: { en: 'lehenga', one: true, hi: 'लहँगा', worn: 'लहँगे', form: 'm' },
  frock: { en: 'frock', one: true, hi: 'फ्रॉक', worn: 'फ्रॉक', form: 'f' },
  kurta: { en: 'kurta-pyjama', one: true, hi: 'कुर्ता-पाजामा', worn: 'कुर्ते-पाजामे', form: 'm' },
  dhoti: { en: 'dhoti or lungi', one: true, hi: 'धोती या लुंगी', worn: 'धोती या लुंगी', form: 'f' },
  shirt: { en: 'shirt', one: true, hi: 'शर्ट', worn: 'शर्ट', form: 'f' },
  't-shirt': { en: 'T-shirt', one: true, hi: 'टी-शर्ट', worn: 'टी-शर्ट', form: 'f' },
  vest: { en: 'vest', one: true, hi: 'गंजी', worn: 'गंजी', form: 'f' },
  kanwar: { en: 'kanwariya clothes', one: false, hi: 'कांवरिया कपड़े', worn: 'कांवरिया कपड़ों', form: 'plural' },
  other: { en: 'clothes', one: false, hi: 'कपड़े', worn: 'कपड़ों', form: 'plural' },
}
/** Names for lists to choose from. */
export const colourName = (colour: Colour): Text => ({
  en: upper(colourWords[colour].en),
  hi: colourWords[colour].m,
})
export const garmentName = (garment: Garment): Text =>
  garment === 'other'
    ? { en: 'Something else', hi: 'कुछ और' }
    : { en: upper(garmentWords[garment].en), hi: garmentWords[garment].hi }

type Clothing = { colours: readonly Colour[]; garments: readonly Garment[] }

/** 'green and red sari', `हरी और लाल साड़ी`, 'shirt and dhoti, colour white'; '' if unknown. */
export const sayClothing = (clothing: Clothing, language: Language): string =>
  [dressed(clothing, language, false), coloursApart(clothing, language)].filter(Boolean).join(', ')

/** 'in a green sari', `हरी साड़ी में`; '' if unknown. */
export function sayWearing(clothing: Clothing, language: Language): string {
  const words = dressed(clothing, language, true)
  if (!words) return ''
  const apart = coloursApart(clothing, language)
  const last = apart && `, ${apart}`
  if (language === 'hi') return `${words} में${last}`
  return `${garmentWords[clothing.garments[0] ?? 'other'].one ? `in a ${words}` : `in ${words}`}${last}`
}

/** With several garments it is unknown which has which colour: 'colours yellow and black'; '' if there is only one. */
function coloursApart({ colours, garments }: Clothing, language: Language): string {
  if (garments.length < 2 || colours.length === 0) return ''
  const names = colours.map(colour => colourWords[colour][language === 'en' ? 'en' : 'm'])
  if (language === 'hi') return `रंग ${names.join(' और ')}`
  return `${names.length > 1 ? 'colours' : 'colour'} ${names.join(' and ')}`
}

function dressed({ colours, garments }: Clothing, language: Language, isWorn: boolean): string {
  if (colours.length + garments.length === 0) return ''
  const [first = 'other', ...more] = garments
  const words = garmentWords[first]
  const and = language === 'hi' ? ' और ' : ' and '
  const colour = (garments.length < 2 ? colours : [])
    .map(one => {
      if (language === 'en') return colourWords[one].en
      if (words.form === 'f') return colourWords[one].f
      return words.form === 'm' && !isWorn ? colourWords[one].m : colourWords[one].oblique
    })
    .join(and)
  const name = (garment: Garment) =>
    language === 'en' ? garmentWords[garment].en : garmentWords[garment][isWorn ? 'worn' : 'hi']
  return [colour, [name(first), ...more.map(name)].join(and)].filter(Boolean).join(' ')
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
