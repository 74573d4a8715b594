import { defineTexts } from '#common/text.ts'

export const crowdPlacesStaffTexts = defineTexts({
  lead: {
    en: 'Crossings, gates and grounds from which staff report how crowded it is. Who reports from where is set under “Crowd levels”.',
    hi: 'चौक, द्वार और मैदान, जहाँ से कर्मचारी भीड़ की सूचना देते हैं। कौन कहाँ से सूचना देगा, यह “भीड़ की स्थिति” में तय होता है।',
  },
  add: { en: 'Add a place or gate', hi: 'जगह या द्वार जोड़ें' },
  change: { en: 'Change the place', hi: 'जगह बदलें' },
  gate: { en: 'Gate', hi: 'द्वार' },
})
