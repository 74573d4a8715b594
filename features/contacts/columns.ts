import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { categories, contactsTexts, contactTypes } from './texts.ts'

/** The columns of a contact, for contract, form, CSV file and table. */
export const contactColumns = defineColumns({
  category: { is: 'choice', of: labelled(categories) },
  contact_type: { is: 'choice', of: labelled(contactTypes) },
  name: { is: 'pair', max: 120 },
  designation: { is: 'pair', max: 160, optional: true },
  phone: { is: 'phone', optional: true },
  email: { is: 'email', optional: true },
  /** 1 is listed first; null is listed after all ranked contacts. */
  ranking: { is: 'number', least: 1, most: 9999, optional: true },
  source: { is: 'source' },
  is_active: { is: 'in-guide' },
})

/** Labels and hints of the form. */
export const contactColumnTexts = defineTexts({
  category: { en: 'Office', hi: 'कार्यालय' },
  contact_type: { en: 'Kind', hi: 'प्रकार' },
  name: { en: 'Name', hi: 'नाम' },
  designation: { en: 'Designation', hi: 'पद' },
  designationHint: { en: 'In both languages, or in none.', hi: 'दोनों भाषाओं में, या किसी में नहीं।' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: {
    en: 'Work numbers only. A contact needs a phone number or an e-mail.',
    hi: 'केवल दफ़्तर के नंबर। फ़ोन नंबर या ईमेल में से एक ज़रूरी है।',
  },
  email: { en: 'E-mail', hi: 'ईमेल' },
  ranking: { en: 'Rank', hi: 'क्रम' },
  rankingHint: {
    en: '1 comes first. Left empty, it comes after all ranked ones.',
    hi: '1 सबसे ऊपर। खाली हो तो सबके बाद।',
  },
})

function labelled<const K extends keyof typeof contactsTexts>(names: readonly K[]) {
  return Object.fromEntries(names.map(name => [name, contactsTexts[name]])) as Record<
    K,
    (typeof contactsTexts)[K]
  >
}
