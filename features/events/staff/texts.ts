import { defineTexts } from '#common/text.ts'

export const eventsStaffTexts = defineTexts({
  add: { en: 'Add an event', hi: 'कार्यक्रम जोड़ें' },
  change: { en: 'Change the event', hi: 'कार्यक्रम बदलें' },
  lead: {
    en: 'As soon as one event of a year is listed here, pilgrims see that year’s schedule from this list.',
    hi: 'किसी साल का एक भी कार्यक्रम यहाँ हो, तो लोगों को उस साल के कार्यक्रम इसी सूची से दिखेंगे।',
  },
})
