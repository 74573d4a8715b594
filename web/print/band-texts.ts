import { defineTexts } from '#common/text.ts'

/** Wrist bands and lost cards: the form, and what stands on them. */
export const bandTexts = defineTexts({
  lead: {
    en: 'What you type stays on this page: it is not sent and not stored. Print before you leave the page. Empty lines can be filled with a pen.',
    hi: 'आप जो लिखते हैं वह इसी पेज पर रहता है: न भेजा जाता है, न सहेजा जाता है। पेज छोड़ने से पहले छाप लें। खाली लाइनें कलम से भर सकते हैं।',
  },
  kind: { en: 'What to print', hi: 'क्या छापना है' },
  band: { en: 'Wrist bands', hi: 'कलाई की पट्टी' },
  card: { en: 'Pocket cards', hi: 'जेब के कार्ड' },
  person: { en: 'Person {n}', hi: 'व्यक्ति {n}' },
  name: { en: 'First name', hi: 'पहला नाम' },
  phone: { en: 'Phone at home', hi: 'घर का फ़ोन' },
  camp: { en: 'Camp or group', hi: 'शिविर या समूह' },
  phoneDigits: { en: 'Enter a 10-digit number', hi: '10 अंकों का नंबर लिखें' },
  mend: { en: 'Correct the marked numbers first.', hi: 'पहले निशान वाले नंबर ठीक करें।' },
  add: { en: 'Add a person', hi: 'एक व्यक्ति जोड़ें' },
  empty: { en: 'Add an empty sheet', hi: 'एक खाली पन्ना जोड़ें' },
  bandTitle: { en: 'Wrist bands: cut, fold, tie', hi: 'कलाई की पट्टी: काटें, मोड़ें, बाँधें' },
  cardTitle: { en: 'Pocket cards: cut and fold', hi: 'जेब के कार्ड: काटें और मोड़ें' },
  fold: { en: 'Fold this part inwards', hi: 'यह हिस्सा अंदर मोड़ें' },
  lost: { en: 'I am lost. Please help.', hi: 'मैं बिछड़ गया/गई हूँ। मदद करें।' },
  finder: { en: 'Scan, or call the help desk', hi: 'स्कैन करें या हेल्प डेस्क को कॉल करें' },
  police: { en: 'Police', hi: 'पुलिस' },
  only: {
    en: 'The code holds only the number of the band, no name and no phone. Take a photo of this sheet: with its number the help desk can recognise the lost person.',
    hi: 'कोड में सिर्फ़ पट्टी का नंबर है, नाम या फ़ोन नहीं। इस पन्ने की फोटो ले लें: इसी नंबर से हेल्प डेस्क बिछड़े व्यक्ति को पहचान सकता है।',
  },
})
