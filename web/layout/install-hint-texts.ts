import { defineTexts } from '#common/text.ts'

export const installHintTexts = defineTexts({
  title: { en: 'Keep the guide on your home screen', hi: 'गाइड को होम स्क्रीन पर रखें' },
  gain: { en: 'It opens at once, also without network.', hi: 'तुरंत खुलेगी, बिना नेटवर्क के भी।' },
  // Safari on iPhones has no API for this, only its own menu.
  safariWay: {
    en: 'Tap Share below, then “Add to Home Screen”.',
    hi: 'नीचे “शेयर” दबाएँ, फिर “होम स्क्रीन में जोड़ें” चुनें।',
  },
  add: { en: 'Add', hi: 'रखें' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
})
