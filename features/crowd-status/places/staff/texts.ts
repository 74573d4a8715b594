import { defineTexts } from '#common/text.ts'

export const crowdPlacesStaffTexts = defineTexts({
  lead: {
    en: 'Crossings, gates and grounds from which staff report how crowded it is. Who reports from where is set under “Crowd levels”.',
    hi: 'चौक, द्वार और मैदान, जहाँ से कर्मचारी भीड़ की सूचना देते हैं। कौन कहाँ से सूचना देगा, यह “भीड़ की स्थिति” में तय होता है।',
  },
  add: { en: 'Add a place or gate', hi: 'जगह या द्वार जोड़ें' },
  change: { en: 'Change the place', hi: 'जगह बदलें' },
  kind: { en: 'Kind', hi: 'प्रकार' },
  place: { en: 'Place', hi: 'जगह' },
  gate: { en: 'Gate', hi: 'द्वार' },
  name: { en: 'Name', hi: 'नाम' },
  why: { en: 'Why it gets crowded', hi: 'यहाँ भीड़ क्यों होती है' },
  whyHint: {
    en: 'Visitors read this until somebody reports in words.',
    hi: 'जब तक कोई अपने शब्दों में सूचना न दे, लोग यही पढ़ते हैं।',
  },
  precisionHint: {
    en: 'A danger reported at this place warns people who are so much further away.',
    hi: 'इस जगह पर बताए गए खतरे की चेतावनी इतने मीटर और दूर तक के लोगों को मिलती है।',
  },
  order: { en: 'Place in the list', hi: 'सूची में क्रम' },
  orderHint: {
    en: '1 comes first. Left empty, it comes after these, by its English name.',
    hi: '1 सबसे ऊपर आता है। खाली छोड़ें तो जगह इनके बाद अंग्रेज़ी नाम के क्रम से आती है।',
  },
  stays: {
    en: 'Taken out of the guide, a place keeps its reports and its open cases.',
    hi: 'गाइड से हटाने पर भी जगह की पुरानी सूचनाएँ और खुले मामले बने रहते हैं।',
  },
})
