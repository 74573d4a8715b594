import { defineTexts } from '#common/text.ts'

export const languagesStaffTexts = defineTexts({
  lead: {
    en: 'What a third language still lacks. Where a text is missing, or was translated from an older sentence, visitors read the Hindi.',
    hi: 'तीसरी भाषा में अभी क्या बाकी है। जो बात अनुवाद में नहीं है, या पुराने वाक्य से अनुवाद हुई थी, वह लोगों को हिंदी में दिखती है।',
  },
  which: { en: 'Language', hi: 'भाषा' },
  none: { en: 'Nothing is translated yet', hi: 'अभी कुछ भी अनुवाद नहीं हुआ' },
  sample: {
    en: 'Only a sample: no native speaker has checked it',
    hi: 'यह केवल नमूना है: इस भाषा के किसी बोलने वाले ने इसे नहीं जाँचा',
  },
  sampleUse: {
    en: 'It cannot be shown to visitors. Translators begin with the file below.',
    hi: 'इसे लोगों को नहीं दिखाया जा सकता। अनुवाद करने वाले नीचे की फ़ाइल से शुरू करें।',
  },
  samplePractice: {
    en: 'It can be shown here because this is a demo or a rehearsal; every page then says that it is a sample.',
    hi: 'यह डेमो या अभ्यास है, इसलिए यहाँ दिखाया जा सकता है; तब हर पेज पर लिखा रहेगा कि यह नमूना है।',
  },
  show: { en: 'Let visitors choose it', hi: 'लोगों को चुनने दें' },
  hide: { en: 'Visitors may not choose it', hi: 'लोगों से हटाएँ' },
  shown: { en: 'Visitors can choose it in the menu', hi: 'लोग इसे मेनू में चुन सकते हैं' },
  notShown: { en: 'Visitors do not see it', hi: 'यह लोगों को नहीं दिखती' },
  translated: { en: '{count} of {all} texts translated', hi: '{all} में से {count} बातें अनुवाद हुईं' },
  missing: { en: '{count} missing', hi: '{count} बाकी' },
  changed: { en: '{count} of an older sentence', hi: '{count} पुराने वाक्य की' },
  complete: { en: 'Complete', hi: 'पूरा' },
  file: { en: 'Spreadsheet for translators (CSV)', hi: 'अनुवाद करने वालों के लिए फ़ाइल (CSV)' },
  fileUse: {
    en: 'It holds every text; fill the last column. Whoever runs the server brings it back with “mela-guide texts”: docs/translating.md.',
    hi: 'इसमें हर बात है; आखिरी कॉलम भरें। सर्वर चलाने वाले इसे वापस लाते हैं।',
  },
  fileFailed: { en: 'The file could not be fetched.', hi: 'फ़ाइल नहीं मिल सकी।' },
  parts: { en: 'By screen', hi: 'स्क्रीन के हिसाब से' },
  shared: { en: 'All screens: {part}', hi: 'सभी स्क्रीन: {part}' },
  older: { en: 'of an older sentence', hi: 'पुराने वाक्य की' },
})
