import { defineTexts } from '#common/text.ts'

export const reuniteStaffSentTexts = defineTexts({
  sent: {
    en: 'Your entry is in the list of all desks now',
    hi: 'आपकी लिखी जानकारी अब सब डेस्क की सूची में है',
  },
})
