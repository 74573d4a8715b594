import { defineTexts } from '#common/text.ts'

export const casesSummaryTexts = defineTexts({
  title: { en: 'What needs a person', hi: 'किस काम के लिए कोई चाहिए' },
  open: { en: '{n} open', hi: '{n} खुले' },
  unseen: { en: '{n} unseen', hi: '{n} किसी ने नहीं देखे' },
  late: { en: '{n} late', hi: '{n} में देरी' },
  allSeen: { en: 'all seen', hi: 'सब देखे गए' },
  noneOpen: { en: 'Kinds with nothing open: {n}', hi: 'जिनमें कुछ खुला नहीं: {n}' },
  timesTitle: { en: 'How soon we answered', hi: 'हमने कितनी जल्दी जवाब दिया' },
  timesOf: {
    en: 'Cases raised in the last {hours} hours: {n}',
    hi: 'पिछले {hours} घंटे में आए मामले: {n}',
  },
  firstLook: { en: 'Report to first look', hi: 'सूचना से पहली बार देखने तक' },
  taken: { en: 'Report until taken', hi: 'सूचना से ज़िम्मा लेने तक' },
  half: { en: 'half within', hi: 'आधे इतने में' },
  most: { en: '19 of 20 within', hi: '20 में से 19 इतने में' },
  known: { en: '{n} of {all} cases', hi: '{all} में से {n} मामले' },
  none: { en: 'none yet', hi: 'अभी कोई नहीं' },
  seconds: { en: '{n} s', hi: '{n} सेकंड' },
  minutes: { en: '{n} min', hi: '{n} मिनट' },
  hours: { en: '{n} h {m} min', hi: '{n} घंटे {m} मिनट' },
  failed: { en: 'The open cases could not be counted', hi: 'खुले मामले नहीं गिने जा सके' },
  copyOf: { en: 'As of {time}.', hi: '{time} तक की जानकारी।' },
})
