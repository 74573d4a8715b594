import type { Text } from '#common/text.ts'

/** A deity to worship. Its picture is public/art/deity-{id}.svg. */
export type Deity = { readonly id: string; readonly name: Text; readonly location: Text }

/** Baba Garibnath first, then the twelve jyotirlingas in their traditional order (specification §2). */
export const deities: readonly Deity[] = [
  deity('default', 'Baba Garibnath', 'बाबा गरीबनाथ', 'Muzaffarpur, Bihar', 'मुजफ्फरपुर, बिहार'),
  deity('somnath', 'Somnath', 'सोमनाथ', 'Veraval, Gujarat', 'वेरावल, गुजरात'),
  deity('mallikarjuna', 'Mallikarjuna', 'मल्लिकार्जुन', 'Srisailam, Andhra Pradesh', 'श्रीशैलम, आंध्र प्रदेश'),
  deity('mahakaleshwar', 'Mahakaleshwar', 'महाकालेश्वर', 'Ujjain, Madhya Pradesh', 'उज्जैन, मध्य प्रदेश'),
  deity('omkareshwar', 'Omkareshwar', 'ओंकारेश्वर', 'Khandwa, Madhya Pradesh', 'खंडवा, मध्य प्रदेश'),
  deity('kedarnath', 'Kedarnath', 'केदारनाथ', 'Uttarakhand', 'उत्तराखंड'),
  deity('bhimashankar', 'Bhimashankar', 'भीमाशंकर', 'Pune district, Maharashtra', 'पुणे जिला, महाराष्ट्र'),
  deity('kashi', 'Kashi Vishwanath', 'काशी विश्वनाथ', 'Varanasi, Uttar Pradesh', 'वाराणसी, उत्तर प्रदेश'),
  deity('trimbakeshwar', 'Trimbakeshwar', 'त्र्यंबकेश्वर', 'Nashik, Maharashtra', 'नासिक, महाराष्ट्र'),
  deity('vaidyanath', 'Vaidyanath', 'बैद्यनाथ', 'Deoghar, Jharkhand', 'देवघर, झारखंड'),
  deity('nageshwar', 'Nageshwar', 'नागेश्वर', 'Dwarka, Gujarat', 'द्वारका, गुजरात'),
  deity('rameshwaram', 'Rameshwaram', 'रामेश्वरम', 'Tamil Nadu', 'तमिलनाडु'),
  deity(
    'grishneshwar',
    'Grishneshwar',
    'घृष्णेश्वर',
    'Ellora, Chhatrapati Sambhajinagar, Maharashtra',
    'एलोरा, छत्रपति संभाजीनगर, महाराष्ट्र',
  ),
]

export const deityOf = (id: string | null | undefined): Deity | undefined =>
  deities.find(deity => deity.id === id)

export const pictureOf = ({ id }: Deity): string => `/art/deity-${id}.svg`

function deity(id: string, en: string, hi: string, placeEn: string, placeHi: string): Deity {
  return { id, name: { en, hi }, location: { en: placeEn, hi: placeHi } }
}
