import { defineTexts } from '#common/text.ts'
import { homeTexts } from './home-texts.ts'

export const crowdStatusTexts = defineTexts({
  ...homeTexts,
  overall: { en: 'Overall level now', hi: 'अभी कुल मिलाकर भीड़' },
  legend: { en: 'Legend', hi: 'रंगों का मतलब' },
  low: { en: 'Low', hi: 'कम' },
  medium: { en: 'Moderate', hi: 'मध्यम' },
  high: { en: 'High', hi: 'ज़्यादा' },
  lastUpdated: { en: 'last updated {ago}', hi: '{ago} अपडेट किया गया' },
  lastWas: { en: 'Last report: {level}', hi: 'पिछली सूचना: {level}' },
  stale: { en: 'This is an older report', hi: 'यह पुरानी सूचना है' },
  staleUse: {
    en: 'Nobody has reported for more than 30 minutes. Ask the volunteers on the way.',
    hi: '30 मिनट से ज़्यादा समय से नई सूचना नहीं आई है। रास्ते में स्वयंसेवकों से पूछें।',
  },
  silentTitle: { en: 'Nobody has reported yet', hi: 'अभी तक कोई सूचना नहीं आई' },
  silent: {
    en: 'No report has come in, so the level shown is only a default. During the fair, staff report from these places.',
    hi: 'ऊपर की स्थिति केवल अनुमान है। मेले के दिनों में कर्मचारी इन जगहों से सूचना देते हैं।',
  },
  silentOne: { en: '1 place has no report yet', hi: '1 जगह से अभी सूचना नहीं आई' },
  silentMany: { en: '{n} places have no report yet', hi: '{n} जगहों से अभी सूचना नहीं आई' },
  byLocation: { en: 'By location', hi: 'जगह के अनुसार' },
  lastDay: { en: 'Last 24 hours', hi: 'पिछले 24 घंटे' },
  now: { en: 'now', hi: 'अभी' },
  calmer: { en: 'usually calmer after {time}', hi: '{time} के बाद अक्सर कम भीड़' },
  dayLine: { en: '{from}: {level}', hi: '{from}: {level}' },
  tips: { en: 'Tips', hi: 'इन बातों का ध्यान रखें' },
  tipHands: { en: 'Hold the hands of children and elders.', hi: 'बच्चों और बुज़ुर्गों का हाथ पकड़े रहें।' },
  tipQueue: { en: 'Do not run, stay in the queue.', hi: 'भीड़ में न दौड़ें, कतार में रहें।' },
  tipMeet: {
    en: 'Agree on a meeting place, and keep a phone number in every child’s pocket.',
    hi: 'मिलने की एक जगह तय कर लें और हर बच्चे की जेब में फ़ोन नंबर रखें।',
  },
  tipFall: {
    en: 'If somebody falls, stop those behind and call out. Help: 108.',
    hi: 'कोई गिर जाए तो पीछे वालों को रोकें और आवाज़ दें। मदद: 108।',
  },
  empty: { en: 'No places are watched yet', hi: 'अभी किसी जगह की सूचना नहीं ली जा रही' },
  failed: { en: 'The crowd status could not be loaded', hi: 'भीड़ की स्थिति नहीं मिल सकी' },
})
