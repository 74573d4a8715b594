import { defineTexts } from '#common/text.ts'

export const eventsTexts = defineTexts({
  nextFair: { en: 'The next fair', hi: 'अगला मेला' },
  fairNow: { en: 'The fair is on', hi: 'मेला चल रहा है' },
  notAnnounced: { en: 'Dates not announced yet', hi: 'तारीखें अभी घोषित नहीं हुई हैं' },
  notAnnouncedUse: {
    en: 'The dates of the next fair will appear here as soon as they are known.',
    hi: 'अगले मेले की तारीखें पता चलते ही यहाँ दिखेंगी।',
  },
  fromDay: { en: '{day} to', hi: '{day} से' },
  toDay: { en: '{day}', hi: '{day} तक' },
  computed: { en: 'Dates by the Hindu calendar.', hi: 'तारीखें पंचांग के अनुसार हैं।' },
  toCome: {
    en: 'The schedule will appear here when it is announced.',
    hi: 'कार्यक्रम की घोषणा होने पर यहाँ दिखेगा।',
  },
  mondays: { en: 'Mondays of Shravan', hi: 'सावन की सोमवारी' },
  daily: { en: 'Every day at the temple', hi: 'मंदिर में हर दिन' },
  schedule: { en: 'Schedule {year}', hi: 'कार्यक्रम {year}' },
  past: {
    en: 'This fair is over. The list shows what to expect.',
    hi: 'यह मेला हो चुका है। इस सूची से अंदाज़ा लगेगा कि क्या-क्या होता है।',
  },
  next: { en: 'Next', hi: 'अगला' },
  nextAarti: { en: 'Next', hi: 'अगली' },
  over: { en: 'Over', hi: 'हो चुका' },
  overAarti: { en: 'Over', hi: 'हो चुकी' },
  aarti: { en: 'Aarti', hi: 'आरती' },
  cultural: { en: 'Cultural', hi: 'सांस्कृतिक' },
  religious: { en: 'Religious', hi: 'धार्मिक' },
  addToCalendar: { en: 'Add to calendar', hi: 'कैलेंडर में जोड़ें' },
  addOne: { en: 'Add {title} to calendar', hi: '{title} कैलेंडर में जोड़ें' },
  share: { en: 'Share', hi: 'शेयर करें' },
  copied: { en: 'Link copied', hi: 'लिंक कॉपी हो गया' },
  shareText: { en: 'Shravani Mela, Muzaffarpur: schedule', hi: 'श्रावणी मेला, मुजफ्फरपुर: कार्यक्रम' },
  place: { en: 'Baba Garibnath temple, Muzaffarpur', hi: 'बाबा गरीबनाथ मंदिर, मुजफ्फरपुर' },
  mondayOffering: { en: 'Monday of Shravan: offering of water', hi: 'सावन की सोमवारी: जलाभिषेक' },
})
