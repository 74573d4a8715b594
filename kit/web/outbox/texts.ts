import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  list: { en: 'Waiting to be sent', hi: 'भेजे जाने का इंतज़ार' },
  waiting: { en: 'Will be sent when there is a network', hi: 'नेटवर्क आते ही भेज दिया जाएगा' },
  sending: { en: 'Sending... {n}%', hi: 'भेजा जा रहा है... {n}%' },
  refused: { en: 'Not accepted', hi: 'स्वीकार नहीं हुआ' },
  expired: { en: 'Waited more than 7 days', hi: '7 दिन से ज़्यादा रुका रहा' },
  send: { en: 'Send now', hi: 'अभी भेजें' },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  sent: { en: 'What was waiting has been sent', hi: 'जो रुका था वह भेज दिया गया' },
})
