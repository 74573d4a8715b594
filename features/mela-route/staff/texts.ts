import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  lead: {
    en: 'Where “Open full map” leads. Without an address pilgrims read “No map available”; the drawn walk stays.',
    hi: '“पूरा नक्शा खोलें” यहीं ले जाता है। पता न हो तो लोगों को लिखा मिलेगा कि नक्शा नहीं है; बना हुआ रास्ता बना रहेगा।',
  },
  url: { en: 'Address of the full map', hi: 'पूरे नक्शे का पता (लिंक)' },
  urlHint: { en: 'Beginning with https.', hi: 'https से शुरू होने वाला।' },
  invalid: { en: 'This is no https address', hi: 'यह https पता नहीं है' },
  failed: { en: 'Not saved. Check the network and try again.', hi: 'सहेजा नहीं गया। नेटवर्क देखकर फिर कोशिश करें।' },
  save: { en: 'Save', hi: 'सहेजें' },
  take: { en: 'Take the map away', hi: 'नक्शा हटाएँ' },
})
