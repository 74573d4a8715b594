import { defineTexts } from '#common/text.ts'

export const clipsTexts = defineTexts({
  listen: { en: 'Listen to the answers', hi: 'जवाब सुनें' },
  spokenBy: { en: 'Spoken by people of the fair', hi: 'मेले के लोगों की आवाज़ में' },
  language: { en: 'Language of the voice', hi: 'आवाज़ की भाषा' },
  hi: { en: 'Hindi', hi: 'हिंदी' },
  mai: { en: 'Maithili', hi: 'मैथिली' },
  none: { en: 'Nothing has been recorded in this language yet.', hi: 'इस भाषा में अभी कुछ रिकॉर्ड नहीं हुआ है।' },
  failed: {
    en: 'It could not be played. Try again with a network.',
    hi: 'नहीं चल सका। नेटवर्क आने पर फिर कोशिश करें।',
  },
  keep: { en: 'Keep all on this phone ({kb} kB)', hi: 'सब इस फ़ोन में रखें ({kb} केबी)' },
  keeping: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  kept: {
    en: 'All are on this phone and play without a network.',
    hi: 'सब इस फ़ोन में हैं और बिना नेटवर्क भी चलेंगे।',
  },
  keepFailed: {
    en: 'Not all could be loaded. Try again; what came is kept.',
    hi: 'सब नहीं आ सके। फिर कोशिश करें; जो आए, वे फ़ोन में हैं।',
  },
  forget: { en: 'Remove from this phone', hi: 'इस फ़ोन से हटाएँ' },
})
