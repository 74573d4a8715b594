import { defineTexts } from '#common/text.ts'

export const firstAidTexts = defineTexts({
  whatHappened: { en: 'What happened?', hi: 'क्या हुआ?' },
  untilHelp: { en: 'What to do until help comes', hi: 'मदद आने तक क्या करें' },
  '108': { en: 'Ambulance', hi: 'एम्बुलेंस' },
  '112': { en: 'Police', hi: 'पुलिस' },
  '101': { en: 'Fire brigade', hi: 'दमकल' },
  careful: { en: 'Careful', hi: 'सावधान' },
  listen: { en: 'Listen', hi: 'सुनें' },
  stop: { en: 'Stop', hi: 'रोकें' },
  noVoice: {
    en: 'This phone has no voice for English. Ask somebody to read the steps out. On 108 they tell you what to do, too.',
    hi: 'इस फ़ोन में हिंदी की आवाज़ नहीं है। किसी से पढ़वा लें। 108 वाले भी फ़ोन पर बताते हैं कि क्या करें।',
  },
  all: { en: 'All emergencies', hi: 'सब आपात स्थितियाँ' },
  report: { en: 'Warn the fair of this danger', hi: 'इस खतरे की सूचना दें' },
  missing: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
  source: {
    en: 'In plain words after {source}. It does not replace a doctor.',
    hi: '{source} के आधार पर, सरल शब्दों में। यह डॉक्टर की जगह नहीं ले सकता।',
  },
  unchecked: {
    en: 'No doctor of the fair has checked it yet.',
    hi: 'मेले के किसी डॉक्टर ने इसे अभी जाँचा नहीं है।',
  },
  checked: { en: 'Checked by a doctor on {date}.', hi: '{date} को डॉक्टर ने जाँचा।' },
})
