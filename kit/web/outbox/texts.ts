import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  list: { en: 'Waiting to be sent', hi: 'भेजे जाने का इंतज़ार' },
  waiting: { en: 'Will be sent when there is a network', hi: 'नेटवर्क आते ही भेज दिया जाएगा' },
  sending: { en: 'Sending... {n}%', hi: 'भेजा जा रहा है... {n}%' },
  sendingNow: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
  refused: { en: 'Not accepted', hi: 'स्वीकार नहीं हुआ' },
  badPhoto: { en: 'Not accepted: the photo cannot be read', hi: 'स्वीकार नहीं हुआ: यह फोटो नहीं खुल रही' },
  largePhoto: { en: 'Not accepted: the photo is too large', hi: 'स्वीकार नहीं हुआ: फोटो बहुत बड़ी है' },
  badWords: {
    en: 'Not accepted: something in it is not right. Please check it.',
    hi: 'स्वीकार नहीं हुआ: इसमें कुछ ठीक नहीं है। कृपया जाँच लें।',
  },
  expired: { en: 'Waited more than 7 days', hi: '7 दिन से ज़्यादा रुका रहा' },
  send: { en: 'Send now', hi: 'अभी भेजें' },
  mend: { en: 'Change it', hi: 'बदलें' },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  picture: { en: 'Photo that waits', hi: 'भेजी जाने वाली फोटो' },
  sent: { en: 'What was waiting has been sent', hi: 'जो रुका था वह भेज दिया गया' },
})
