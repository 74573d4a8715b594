import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  loadFailed: { en: 'The players could not be loaded', hi: 'खिलाड़ियों की सूची नहीं मिल सकी' },
  showAnswers: {
    en: 'Show each player the right answers before the fair is over',
    hi: 'मेला खत्म होने से पहले ही खिलाड़ियों को सही जवाब दिखाएँ',
  },
  showAnswersHint: {
    en: 'Whoever has seen them can tell others who have not played yet.',
    hi: 'जिन्होंने देख लिए, वे उन्हें बता सकते हैं जो अभी खेले नहीं।',
  },
  failed: { en: 'Not saved. Check the network and try again.', hi: 'सहेजा नहीं गया। नेटवर्क देखकर फिर कोशिश करें।' },
  players: { en: 'Players: {count}', hi: 'खिलाड़ी: {count}' },
  none: { en: 'Nobody has played yet', hi: 'अभी तक कोई नहीं खेला' },
  score: { en: '{score} of {total}', hi: '{total} में से {score}' },
  call: { en: 'Call {name}', hi: '{name} को कॉल करें' },
  more: { en: 'Show more', hi: 'और दिखाएँ' },
})
