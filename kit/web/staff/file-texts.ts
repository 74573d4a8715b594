import { defineTexts } from '#common/text.ts'

export const fileTexts = defineTexts({
  title: { en: 'The list as a file', hi: 'सूची की फ़ाइल' },
  give: { en: 'Export CSV', hi: 'फ़ाइल में लें' },
  bring: { en: 'Import CSV', hi: 'फ़ाइल से लाएँ' },
  reading: { en: 'Reading the file...', hi: 'फ़ाइल पढ़ रहे हैं...' },
  hint: {
    en: 'You see what a file would change before anything changes.',
    hi: 'कुछ भी बदलने से पहले दिखेगा कि फ़ाइल से क्या बदलेगा।',
  },
  unreadable: {
    en: 'The file is empty, or this device cannot read it. Close it in other programs and choose it again.',
    hi: 'फ़ाइल खाली है या पढ़ी नहीं जा सकी। उसे दूसरे प्रोग्राम में बंद करके फिर चुनें।',
  },
  tooLarge: {
    en: 'The file is too large: up to 5 MB is possible. Nothing was changed.',
    hi: 'फ़ाइल बहुत बड़ी है: 5 एमबी तक की चलेगी। कुछ नहीं बदला।',
  },
  giveFailed: { en: 'The file could not be fetched.', hi: 'फ़ाइल नहीं मिल सकी।' },
  bringFailed: { en: 'The file was not imported.', hi: 'फ़ाइल से कुछ नहीं लाया गया।' },
  bringUnknown: {
    en: 'No answer came, so the file may have been imported. Choose it again to see what is still missing.',
    hi: 'जवाब नहीं आया, इसलिए हो सकता है कि फ़ाइल आ गई हो। उसे फिर चुनकर देखें कि क्या बाकी है।',
  },
  faulty: {
    en: '{count} errors to fix. Nothing was imported.',
    hi: '{count} जगह सुधार चाहिए। कुछ भी नहीं लाया गया।',
  },
  faults: { en: 'Errors to fix', hi: 'क्या सुधारना है' },
  line: { en: 'Line', hi: 'पंक्ति' },
  column: { en: 'Column', hi: 'कॉलम' },
  reason: { en: 'What is wrong', hi: 'क्या गलत है' },
  added: { en: 'New', hi: 'नई' },
  changed: { en: 'Changed', hi: 'बदलेंगी' },
  unchanged: { en: 'As before', hi: 'पहले जैसी' },
  kept: { en: 'Not changed: checked by staff', hi: 'नहीं बदलेंगी: कर्मचारियों की जाँची हुई' },
  nothing: { en: 'This file changes nothing.', hi: 'इस फ़ाइल से कुछ नहीं बदलता।' },
  store: { en: 'Change {count} rows', hi: '{count} पंक्तियाँ बदलें' },
  leave: { en: 'Leave everything as it is', hi: 'सब वैसा ही रहने दें' },
  more: { en: 'and {count} more', hi: 'और {count}' },
  stored: { en: 'Imported: {count} rows', hi: 'फ़ाइल आ गई: {count} पंक्तियाँ' },
})
