import { defineTexts } from '#common/text.ts'

/** Texts that Home shows. The others stay in texts.ts, to keep Home's script small. */
export const homeTexts = defineTexts({
  atTemple: { en: 'Crowd at the temple', hi: 'मंदिर पर भीड़' },
  nextAarti: { en: 'Next aarti {time}', hi: 'अगली आरती {time}' },
  LOW: { en: 'LOW', hi: 'कम' },
  MODERATE: { en: 'MODERATE', hi: 'मध्यम' },
  HIGH: { en: 'HIGH', hi: 'ज़्यादा' },
  nextFair: { en: 'Next fair from', hi: 'अगला मेला शुरू होगा' },
  notOn: { en: 'The fair is not on now', hi: 'अभी मेला नहीं चल रहा' },
  estimate: { en: 'estimate: moderate', hi: 'अनुमान: मध्यम' },
  noNewReport: { en: 'No new report', hi: 'नई सूचना नहीं' },
  lastReport: { en: 'last: {level}, {ago}', hi: 'पिछली: {level}, {ago}' },
  overallIs: { en: 'Overall: {level}', hi: 'कुल मिलाकर: {level}' },
  noReport: { en: 'No report yet', hi: 'अभी सूचना नहीं' },
  crowdedNone: { en: 'No place is crowded now', hi: 'अभी कहीं ज़्यादा भीड़ नहीं' },
  crowdedOne: { en: '1 place crowded now', hi: 'अभी 1 जगह पर ज़्यादा भीड़' },
  crowdedMany: { en: '{n} places crowded now', hi: 'अभी {n} जगहों पर ज़्यादा भीड़' },
})
