import { defineTexts } from '#common/text.ts'

export const virtualPoojaStaffTexts = defineTexts({
  pace: { en: 'How long the steps last', hi: 'चरण कितनी देर चलें' },
  asSung: { en: '10, 29, 15, 15 s', hi: '10, 29, 15, 15 सेकंड' },
  even: { en: '15 s each', hi: 'हर चरण 15 सेकंड' },
  recordings: { en: 'Recordings', hi: 'रिकॉर्डिंग' },
  recordingsHint: {
    en: 'The guide makes its sounds itself. A recording that lies on this server under /sound can take the place of one, such as {example}.',
    hi: 'गाइड अपनी आवाज़ें खुद बनाती है। सर्वर पर रखी रिकॉर्डिंग उसकी जगह ले सकती है, जैसे {example}।',
  },
  water: { en: 'Water', hi: 'जल' },
  ambient: { en: 'Chant', hi: 'जाप' },
  mantra: { en: 'Mantra', hi: 'मंत्र' },
  aarti: { en: 'Aarti', hi: 'आरती' },
  bell: { en: 'Bell', hi: 'घंटी' },
  invalid: {
    en: 'A recording is named like {example} (or {kinds}), in small letters.',
    hi: 'रिकॉर्डिंग का नाम {example} जैसा हो (या {kinds}), छोटे अक्षरों में।',
  },
})
