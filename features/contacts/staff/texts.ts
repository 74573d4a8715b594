import { defineTexts } from '#common/text.ts'

export const contactsStaffTexts = defineTexts({
  add: { en: 'Add a contact', hi: 'नया ज़रूरी नंबर जोड़ें' },
  change: { en: 'Change the contact', hi: 'ज़रूरी नंबर बदलें' },
})
