import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  language: { en: 'Language of the booklet', hi: 'पुस्तिका की भाषा' },
  hindi: { en: 'Hindi', hi: 'हिंदी' },
  english: { en: 'English', hi: 'अंग्रेज़ी' },
  order: { en: 'Order of the pages', hi: 'पन्नों का क्रम' },
  folded: { en: 'Fold as a booklet', hi: 'मोड़कर पुस्तिका' },
  plain: { en: 'Cut into half sheets', hi: 'काटकर आधे पन्ने' },
  foldUse: {
    en: 'Print on both sides, turned along the short edge. Lay the sheets into each other and fold them.',
    hi: 'दोनों तरफ़ छापें, छोटे किनारे से पलटकर। पन्ने एक-दूसरे के अंदर रखें और मोड़ें।',
  },
  plainUse: { en: 'Cut each sheet in the middle.', hi: 'हर पन्ने को बीच से काटें।' },
  under: {
    en: 'Baba Garibnath, Muzaffarpur · guide to the kanwar path',
    hi: 'बाबा गरीबनाथ, मुजफ्फरपुर · कांवरिया पथ की गाइड',
  },
  notes: { en: 'Notes', hi: 'अपनी बातें लिखने के लिए' },
  pageNumber: { en: 'Page {n}', hi: 'पेज {n}' },
})
