import { defineTexts, type Text } from '#common/text.ts'
import type { Check } from './contract.ts'

export const doctorTexts = defineTexts({
  looked: { en: 'Looked at {time}', hi: '{time} जाँचा गया' },
  lookAgain: { en: 'Look again', hi: 'फिर जाँचें' },
  looking: { en: 'Looking...', hi: 'जाँच हो रही है...' },
  save: { en: 'Save as text', hi: 'फ़ाइल में सहेजें' },
  mend: { en: 'Fix now', hi: 'अभी ठीक करें' },
  watch: { en: 'Watch', hi: 'ध्यान रखें' },
  fine: { en: 'In order', hi: 'सब ठीक' },
  failed: { en: 'The doctor does not answer now.', hi: 'अभी जाँच नहीं हो सकी।' },
  nothing: { en: 'Nothing needs fixing.', hi: 'कुछ ठीक करने की ज़रूरत नहीं है।' },
  atCommandLine: { en: 'The same words at the command line:', hi: 'यही बात कमांड से भी देख सकते हैं:' },
  errors: { en: 'Last errors of the server', hi: 'सर्वर की पिछली गड़बड़ियाँ' },
  noErrors: { en: 'None in the last 30 days.', hi: 'पिछले 30 दिनों में कोई नहीं।' },
  errorsHint: {
    en: 'The server’s log has each by the same number.',
    hi: 'सर्वर के लॉग में हर गड़बड़ी इसी नंबर से मिलती है।',
  },
  where: { en: 'Where it happened', hi: 'कहाँ हुई' },
  markMend: { en: 'MEND ', hi: 'ठीक करें ' },
  markWatch: { en: 'WATCH', hi: 'ध्यान दें' },
  markUnknown: { en: '?    ', hi: '?    ' },
  markFine: { en: 'ok   ', hi: 'ठीक   ' },
  sum: {
    en: '{mend} to fix, {watch} to watch, {fine} in order.',
    hi: '{mend} ठीक करने हैं, {watch} पर ध्यान दें, {fine} ठीक हैं।',
  },
})

/** Names of the checks. */
export const checkNames: Readonly<Record<Check, Text>> = {
  https: { en: 'Public address', hi: 'सार्वजनिक लिंक' },
  certificate: { en: 'Certificate', hi: 'सर्टिफ़िकेट' },
  proxy: { en: 'Proxy', hi: 'प्रॉक्सी' },
  build: { en: 'Server and pages', hi: 'सर्वर और पेज' },
  database: { en: 'Database', hi: 'डेटाबेस' },
  store: { en: 'Photo store', hi: 'फोटो का भंडार' },
  disk: { en: 'Disk', hi: 'डिस्क' },
  backup: { en: 'Backup', hi: 'बैकअप' },
  push: { en: 'Messages to staff phones', hi: 'कर्मचारियों के फ़ोन पर संदेश' },
  clock: { en: 'Clock', hi: 'घड़ी' },
  'time-zone': { en: 'Time zone', hi: 'समय क्षेत्र' },
  descriptors: { en: 'Open connections', hi: 'एक साथ कनेक्शन' },
}
