import { defineTexts } from '#common/text.ts'

/** Texts of the lists below the form: what staff have seen, and what this phone reported. */
export const dangerListTexts = defineTexts({
  now: { en: 'Dangers that staff have seen', hi: 'जो खतरे कर्मचारियों ने देखे हैं' },
  none: { en: 'None right now, as far as staff know.', hi: 'कर्मचारियों की जानकारी में अभी कोई खतरा नहीं है।' },
  unknown: { en: 'The list could not be loaded', hi: 'सूची नहीं मिल सकी' },
  mendingAt: { en: 'Being dealt with, {time}', hi: 'ठीक किया जा रहा है, {time}' },
  own: { en: 'Your reports', hi: 'आपकी सूचनाएँ' },
  ownFailed: {
    en: 'What staff say could not be loaded. It appears with a network.',
    hi: 'कर्मचारियों का जवाब नहीं मिल सका। नेटवर्क आने पर दिखेगा।',
  },
  reportedAt: { en: 'Reported for {time}', hi: '{time} की सूचना' },
  waits: { en: 'Nobody has answered yet', hi: 'अभी तक जवाब नहीं आया' },
  mended: { en: 'Dealt with', hi: 'ठीक हो गया' },
  notSo: { en: 'Staff looked: it is not so', hi: 'कर्मचारियों ने देखा: ऐसा नहीं है' },
  answeredAt: { en: '{answer}, {time}', hi: '{answer}, {time}' },
  withdraw: { en: 'Take this report back?', hi: 'यह सूचना वापस लें?' },
})
